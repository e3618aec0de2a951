/** A path that can be decoded. An invalid percent-encoding is escaped itself, so that the path matches no page. */
export function readablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
