import { useTranslations } from 'next-intl';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { getSecurityErrors } from './security-errors.ts';

/** Shows why a write was refused: at the fields that the failure names, else in a toast. */
export function useRefusal<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  /** Where nothing else takes the focus. */
  shouldFocus = false,
): (error: unknown) => void {
  const t = useTranslations();
  const showToast = useToast();
  return (error) => {
    const found = getSecurityErrors(error, t);
    for (const name of fields) if (found.has(name)) setError(name, { message: found.get(name) }, { shouldFocus });
    if (found.size === 0) showToast({ type: 'danger', message: errorText(error, t) });
  };
}
