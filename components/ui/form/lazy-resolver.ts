import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form resolver whose code is loaded on the first submit. If loading fails, every value passes: the server applies
 * the same rules, and its errors are shown at the fields too.
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, ...rest) => {
    const resolver = await load().catch(() => null);
    return resolver === null ? { values, errors: {} } : resolver(values, ...rest);
  };
