/** Milliseconds until the next attempt where the browser does not say that it has no connection. */
const pauses = [1_000, 2_000, 4_000, 8_000];

const connection = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Imports code, and again where it could not be loaded: once there is a connection, or after a while. So a part of a
 * page that was asked for without a connection comes late instead of taking the page away. Throws on the server, and
 * what the last of five attempts throws in a browser, where a newer version may be in place of the code.
 */
export async function loadAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const milliseconds of pauses) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await (navigator.onLine ? pause(milliseconds) : connection());
    }
  }
  return load();
}
