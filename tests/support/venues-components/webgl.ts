const FRAMEBUFFER_COMPLETE = 36_053;

/** What the functions of a context answer that are asked for more than an object. */
const answers: Record<string, unknown> = {
  isContextLost: false,
  getExtension: null,
  getParameter: 4096,
  getSupportedExtensions: [],
  checkFramebufferStatus: FRAMEBUFFER_COMPLETE,
};

/** A drawing context that takes everything and draws nothing. */
const context = new Proxy(class {}, {
  get: (_, name) => {
    const key = String(name);
    if (key === 'FRAMEBUFFER_COMPLETE') return FRAMEBUFFER_COMPLETE;
    return /^[A-Z\d_]+$/.test(key) ? 1 : () => (key in answers ? answers[key] : {});
  },
});

/** A worker that never answers. */
export class IdleWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(): void {}
  terminate(): void {}
}

/** Gives jsdom what a map library looks for before it draws. Call it at the top of a test file. */
export function withWebGl(): void {
  const nothing = () => [];
  Object.assign(globalThis, { ImageData: class {}, ImageBitmap: class {}, WebGL2RenderingContext: context });
  Object.assign(performance, { mark: nothing, measure: nothing, getEntriesByName: nothing, getEntriesByType: nothing });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
}
