/** The attributes of the `meta` by which a page says that what was asked for isn't there. */
export const notFoundMark = { name: 'touchline:status', content: '404' } as const;

const written = `<meta name="${notFoundMark.name}" content="${notFoundMark.content}"/>`;

/** Whether a page says so of itself. Nothing that people write can: it reaches a page with its brackets escaped. */
export function isMarkedNotFound(page: string): boolean {
  return page.includes(written);
}
