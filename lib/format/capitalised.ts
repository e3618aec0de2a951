/** The name of an activity as a title: its first letter large. */
export const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
