/** What a member of staff may do at the desk (docs/product.md#callers). */
export type DeskPermission = 'sell' | 'customers' | 'timetable' | 'attendance' | 'refunds';

/** Whether somebody with these permissions has one of those that are needed; none needed is for all staff. */
export const hasPermission = (permissions: readonly string[], needed: readonly DeskPermission[]): boolean =>
  needed.length === 0 || needed.some((permission) => permissions.includes(permission));
