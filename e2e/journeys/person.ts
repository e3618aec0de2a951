import type { Locator, Page } from 'playwright';

/** What somebody did: a field that was filled in is one, however much was typed into it. */
export interface Effort {
  taps: number;
  fields: number;
  keys: number;
}

/** Somebody on a page. Everything done through it is counted; scrolling, reading and waiting are not. */
export interface Person {
  page: Page;
  tap: (control: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  choose: (list: Locator, option: { index: number }) => Promise<void>;
  press: (key: string) => Promise<void>;
  /** Presses Tab until the control has the focus. */
  tabTo: (control: Locator) => Promise<void>;
  /** Sends what was chosen with `act`, and waits for `answer`. */
  send: (act: () => Promise<void>, answer: Locator) => Promise<void>;
  effort: Effort;
}

export interface PersonSettings {
  /** Called after everything that was done. */
  afterStep?: (page: Page) => Promise<void>;
  /** Sends in place of `act`, for instance over a lost connection. */
  sendBy?: (act: () => Promise<void>, page: Page) => Promise<void>;
}

const mostTabs = 150;

/** Whether a control has the focus. */
export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** A person on this page who has done nothing yet. */
export function createPerson(page: Page, { afterStep, sendBy }: PersonSettings = {}): Person {
  const effort: Effort = { taps: 0, fields: 0, keys: 0 };
  const done = async (what: keyof Effort) => {
    effort[what] += 1;
    await afterStep?.(page);
  };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await done('keys');
  };
  return {
    page,
    effort,
    press,
    async tap(control) {
      await control.click();
      await done('taps');
    },
    async fill(field, text) {
      await field.fill(text);
      await done('fields');
    },
    async choose(list, option) {
      await list.selectOption(option);
      await done('fields');
    },
    async tabTo(control) {
      await control.waitFor();
      for (let tabs = 0; tabs < mostTabs; tabs += 1) {
        if (await hasFocus(control)) return;
        await press('Tab');
      }
      throw new Error(`${mostTabs} presses of Tab did not reach ${control.toString()}`);
    },
    async send(act, answer) {
      await (sendBy?.(act, page) ?? act());
      await answer.waitFor();
    },
  };
}
