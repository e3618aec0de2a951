/** What a reader may leave unread before it is dropped, in bytes. */
const mostUnread = 1024 * 1024;

export interface LineStream {
  body: ReadableStream<Uint8Array>;
  write: (line: string) => void;
  end: () => void;
}

/** A body of lines. `onEnd` is called once, when it ends, when nobody reads it any more, or when its reader is too slow. */
export function createLineStream(onEnd: () => void): LineStream {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array> | null = null;

  function finish(close: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
    if (sink === null) return;
    const controller = sink;
    sink = null;
    close(controller);
    onEnd();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        sink = controller;
      },
      cancel: () => finish(() => undefined),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostUnread }),
  );
  return {
    body,
    write: (line) => {
      if (sink === null) return;
      if ((sink.desiredSize ?? 0) <= 0) finish((controller) => controller.error(new Error('The reader is too slow')));
      else sink.enqueue(encoder.encode(`${line}\n`));
    },
    end: () => finish((controller) => controller.close()),
  };
}
