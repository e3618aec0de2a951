/** The value of `aria-describedby`: the ids of a field's help and error; undefined when there is neither. */
export const describedBy = (id: string, parts: { help: boolean; error: boolean }): string | undefined => {
  const ids = [parts.error && `${id}-error`, parts.help && `${id}-help`].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(' ') : undefined;
};
