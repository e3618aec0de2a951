/** Loads a provider's script once; concurrent calls for the same URL share one promise. Rejects when loading fails. */
export function loadScript(url: string): Promise<void> {
  const known = [...document.scripts].find((script) => script.src === url);
  if (known?.dataset.loaded === 'true') return Promise.resolve();
  const script = known ?? Object.assign(document.createElement('script'), { src: url, async: true });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset.loaded = 'true';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script at ${url} did not load`));
    });
    if (known === undefined) document.head.append(script);
  });
}
