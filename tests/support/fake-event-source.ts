import { act } from '@testing-library/react';

/** The streams that a page has opened, the last one last; jsdom has no `EventSource`. */
export class FakeEventSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];

  readyState = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** The server has answered. */
  open(): void {
    this.readyState = FakeEventSource.OPEN;
    act(() => this.onopen?.());
  }

  send(event: object): void {
    act(() => this.onmessage?.({ data: JSON.stringify(event) }));
  }

  /** The stream breaks off; the browser opens it again unless it was refused. */
  fail({ isRefused }: { isRefused: boolean }): void {
    this.readyState = isRefused ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    act(() => this.onerror?.());
  }
}

/** Gives each test of a file a browser with event streams. */
export function withEventSource(): void {
  beforeEach(() => {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
}

/** Hides the page, or shows it again. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
