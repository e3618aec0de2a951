/** Joins the class names that are there; conditions that came out false or undefined leave nothing behind. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
