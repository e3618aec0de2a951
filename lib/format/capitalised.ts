/** An activity's name with its first letter in upper case. */
export const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
