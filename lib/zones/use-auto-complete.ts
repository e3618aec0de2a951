import { useSite } from './site-context.tsx';

/** What a kiosk's browser is told of every field, so that it neither offers nor keeps what the last person typed. */
const nothing = 'off';

/** Returns the function of this page from the token of a field to its `autocomplete` (docs/product.md#kiosk). */
export function useAutoComplete(): (token: string | undefined) => string | undefined {
  const { mode } = useSite();
  return (token) => (mode === 'kiosk' ? nothing : token);
}
