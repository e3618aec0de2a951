/**
 * Keeps the taps on buttons that React has not hydrated yet: a button is marked as busy at once, and pressed again when
 * it is hydrated, which is when it has React's properties. A tap that arrives at its button while React listens is
 * handled by React, which hydrates the button for it; React stops the others on their way. Taps are replayed one at a
 * time, so that each is handled in the state that the one before it has made. Links and submit buttons are only marked,
 * because the browser follows links by itself and React keeps submissions; a link is freed where React opens its page,
 * and on a page from the back-forward cache, which is as it was when the link was followed. A link to another language
 * keeps all of the address. The function is sent as text in the page, so it uses nothing from outside of it, ends every
 * statement with a semicolon and holds no comment.
 */
export function keepEarlyTaps(): void {
  const taps: HTMLButtonElement[] = [];

  const getProps = (element: Element): object | undefined => {
    const entries: [string, unknown][] = Object.entries(element);
    const props = entries.find(([name]) => name.startsWith('__reactProps$'))?.[1];
    return typeof props === 'object' ? (props ?? undefined) : undefined;
  };
  const isBusy = (props: object | undefined) => props !== undefined && 'aria-busy' in props && props['aria-busy'];

  const free = (button: HTMLButtonElement) => {
    if (!taps.includes(button) && !isBusy(getProps(button))) button.removeAttribute('aria-busy');
  };

  const replay = () => {
    const index = taps.findIndex((button) => getProps(button) || !button.isConnected);
    const [button] = index < 0 ? [] : taps.splice(index, 1);
    if (button) free(button);
    if (button && button.type !== 'submit') button.click();
    if (taps.length > 0) setTimeout(replay, 30);
  };

  const keep = (button: HTMLButtonElement) => {
    button.setAttribute('aria-busy', 'true');
    if (taps.push(button) === 1) setTimeout(replay, 30);
  };

  const watch = (button: HTMLButtonElement) => {
    const isReactThere = Object.keys(document).some((name) => name.startsWith('_reactListening'));
    const isHydrated = Boolean(getProps(button));
    let hasArrived = false;
    const arrive = () => {
      hasArrived = true;
    };
    button.addEventListener('click', arrive, { once: true, capture: true });
    if (!isHydrated) button.setAttribute('aria-busy', 'true');
    setTimeout(() => {
      button.removeEventListener('click', arrive, true);
      if (!isReactThere || !hasArrived) keep(button);
      else if (!isHydrated) free(button);
    });
  };

  const mark = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href]');
    if (control instanceof HTMLButtonElement) return watch(control);
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

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelectorAll('a[aria-busy]').forEach((link) => link.removeAttribute('aria-busy'));
  });
}
