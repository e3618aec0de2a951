import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver whose code is loaded with the first submit of its form. When it cannot be loaded every value passes: the
 * server holds the same rules, and its errors show at the fields too.
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, ...rest) => {
    const resolver = await load().catch(() => null);
    return resolver === null ? { values, errors: {} } : resolver(values, ...rest);
  };
