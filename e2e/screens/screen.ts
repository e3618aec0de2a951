import type { BrowserContext, Page } from 'playwright';
import type { Zone } from '#e2e/support/get-address.ts';

/** The two widths every picture is taken at. */
export type Width = 390 | 1280;

export interface Stage {
  page: Page;
  context: BrowserContext;
  /** The URL of a path in a zone. */
  at: (path: string, zone?: Zone) => string;
  width: Width;
}

/** One picture: where to go, and what makes the state it shows. */
export interface Screen {
  room: string;
  state: string;
  path: string;
  zone?: Zone;
  /** Before the page is visited: who is logged in, what is in the basket, what the calls answer. */
  before?: (stage: Stage) => Promise<unknown>;
  /** On the page: what is pressed and typed. */
  act?: (stage: Stage) => Promise<unknown>;
  /** Takes the window only, not the whole page: for dialogs and toasts above it. */
  isWindow?: boolean;
  /** Only at these widths. */
  widths?: readonly Width[];
  /** The cookie question has not been answered. */
  asksCookies?: boolean;
  /** Text at twice its size. */
  isLarge?: boolean;
  /** Forced colours (Windows high contrast). */
  isForcedColours?: boolean;
  /** A window size instead of the usual two. */
  size?: { width: number; height: number };
  /** Pattern of the console errors that this state causes. */
  expectedErrors?: RegExp;
  /** The network never becomes idle, e.g. because a read is held back. */
  isBusy?: boolean;
  /** What only one picture can have at a time, by name. */
  shares?: string;
}

/** The window of a kiosk: a tall portrait screen. */
export const asKiosk = { size: { width: 1080, height: 1920 }, widths: [1280] } as const;

/** Screens of one room, its name said once. */
export const inRoom = (room: string, screens: readonly Omit<Screen, 'room'>[]): Screen[] =>
  screens.map((screen) => ({ room, ...screen }));
