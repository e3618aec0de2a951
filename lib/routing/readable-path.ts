/** A path that can be decoded; one that can't is taken letter by letter, and so names nothing that is there. */
export function readablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
