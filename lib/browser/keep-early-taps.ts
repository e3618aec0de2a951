interface Tap {
  button: HTMLButtonElement;
  /** The page on which it was pressed. */
  path: string;
  /** What is said on the button and in its row. */
  text: string;
  /** How many buttons have the same text, and which of them this one is. */
  alike: number;
  index: number;
  /** Until when a replacement is awaited, in milliseconds since 1970. */
  until: number;
  /** Whether it has replaced the one that was pressed. */
  isReplacement: boolean;
}

/**
 * Keeps the taps on buttons that React has not hydrated yet: a button is marked as busy at once, and pressed again when
 * it is hydrated, which is when it has React's properties. A tap that arrives at its button while React listens is
 * handled by React, which hydrates the button for it; React stops the others on their way. Taps are replayed one at a
 * time, so that each is handled in the state that the one before it has made.
 *
 * A boundary that is updated before it is hydrated is rendered on the client instead: its elements are replaced, and a
 * press on them is gone. The tap goes to the button in the place of the pressed one: with the same text in the same row,
 * as one of as many alike. After ten seconds without one it is given up.
 *
 * A form without an `action` is sent by scripts alone. The browser would load the page anew with what was typed, and a
 * password, in its address, so it is never let do that; the tap on the form's button is kept instead. Submissions to
 * functions are kept by React, and their buttons only marked.
 *
 * A checkbox or a radio button is changed by the browser, which React does not hear of before it is hydrated; it is
 * pressed again then, from its other state; of several presses the last one counts.
 *
 * Links are only marked, because the browser follows them by itself; a link is freed where React opens its page, and on
 * a page from the back-forward cache, which is as it was when the link was followed. A link to another language keeps
 * all of the address. The function is sent as text in the page, so it uses nothing from outside of it.
 */
export function keepEarlyTaps(): void {
  const taps: Tap[] = [];

  const getProps = (element: Element): object | undefined => {
    const entries: [string, unknown][] = Object.entries(element);
    const props = entries.find(([name]) => name.startsWith('__reactProps$'))?.[1];
    return typeof props === 'object' ? (props ?? undefined) : undefined;
  };
  const isBusy = (props: object | undefined) => props !== undefined && 'aria-busy' in props && props['aria-busy'];

  const free = (button: HTMLButtonElement) => {
    if (!taps.some((tap) => tap.button === button) && !isBusy(getProps(button))) button.removeAttribute('aria-busy');
  };

  const getText = (button: HTMLButtonElement) =>
    [button.textContent, button.ariaLabel, button.closest('li,tr')?.textContent].join();
  const findAlike = (text: string) => [...document.querySelectorAll('button')].filter((one) => getText(one) === text);

  const isKeptByReact = ({ type, form }: HTMLButtonElement) => type === 'submit' && form?.hasAttribute('action');

  const findReplacement = (tap: Tap) => {
    const alike = tap.button.isConnected || tap.path !== location.pathname ? [] : findAlike(tap.text);
    const replacement = alike.length === tap.alike ? alike[tap.index] : undefined;
    if (!replacement) return;
    tap.button = replacement;
    tap.isReplacement = true;
    replacement.setAttribute('aria-busy', 'true');
  };

  const replay = () => {
    taps.forEach(findReplacement);
    const index = taps.findIndex(
      ({ button, until }) => (button.isConnected && getProps(button)) || (!button.isConnected && Date.now() > until),
    );
    const [tap] = index < 0 ? [] : taps.splice(index, 1);
    if (tap) free(tap.button);
    if (tap && (tap.isReplacement || !isKeptByReact(tap.button))) tap.button.click();
    if (taps.length > 0) setTimeout(replay, 30);
  };

  const keep = (button: HTMLButtonElement) => {
    button.setAttribute('aria-busy', 'true');
    const text = getText(button);
    const alike = findAlike(text);
    const place = { path: location.pathname, text, alike: alike.length, index: alike.indexOf(button) };
    if (taps.push({ button, ...place, until: Date.now() + 10_000, isReplacement: false }) === 1) setTimeout(replay, 30);
  };

  const watch = (control: HTMLElement, type: string, onLost: () => void, onArrived: () => void) => {
    const isReactThere = Object.keys(document).some((name) => name.startsWith('_reactListening'));
    let hasArrived = false;
    const arrive = () => {
      hasArrived = true;
    };
    control.addEventListener(type, arrive, { once: true, capture: true });
    setTimeout(() => {
      control.removeEventListener(type, arrive, true);
      (isReactThere && hasArrived ? onArrived : onLost)();
    });
  };

  const press = (button: HTMLButtonElement) => {
    const isHydrated = getProps(button);
    if (!isHydrated) button.setAttribute('aria-busy', 'true');
    watch(
      button,
      'click',
      () => keep(button),
      () => isHydrated || free(button),
    );
  };

  const latestChoices = new Map<unknown, object>();
  const chooseAgain = (input: HTMLInputElement) => {
    const choice = { checked: input.checked };
    const group = input.type === 'radio' ? input.name : input;
    latestChoices.set(group, choice);
    const pressAgain = () => {
      if (!input.isConnected || latestChoices.get(group) !== choice) return;
      if (!getProps(input)) return void setTimeout(pressAgain, 30);
      input.checked = !choice.checked;
      input.click();
    };
    setTimeout(pressAgain, 30);
  };

  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(target.type)) return;
    watch(
      target,
      'change',
      () => chooseAgain(target),
      () => undefined,
    );
  };
  document.addEventListener('change', choose, true);

  const mark = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href]');
    if (control instanceof HTMLButtonElement) return press(control);
    if (!control || getProps(control)) return;
    if (control instanceof HTMLAnchorElement) {
      const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || control.target !== '';
      if (control.search === `?lang=${control.lang}`) {
        const url = new URL(location.href);
        url.searchParams.set('lang', control.lang);
        control.href = url.href;
      }
      if (isNewTab || control.origin !== location.origin || control.hash !== '') return;
    }
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => {
      if (event.defaultPrevented && !isBusy(getProps(control))) control.removeAttribute('aria-busy');
    });
  };
  document.addEventListener('click', mark, true);

  const hold = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return;
    event.preventDefault();
    if (!getProps(event.target)) event.stopImmediatePropagation();
  };
  document.addEventListener('submit', hold, true);

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelectorAll('a[aria-busy]').forEach((link) => link.removeAttribute('aria-busy'));
  });
}
