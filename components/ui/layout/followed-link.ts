/** The link that was followed, and where to. */
const followed: { last: { id: string; href: string } | null } = { last: null };

/** Remembers the link that is being followed, so that the page which it leads to can give it the focus. */
export const follow = (id: string, href: string): void => {
  followed.last = { id, href };
};

/** Whether the link of this id led here; true once. */
export const hasLedHere = (id: string): boolean => {
  const { last } = followed;
  if (last?.id !== id || new URL(last.href, window.location.href).pathname !== window.location.pathname) return false;
  followed.last = null;
  return true;
};
