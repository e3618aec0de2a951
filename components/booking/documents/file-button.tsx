import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button/button.tsx';
import { documentFormats } from './document-file.ts';

interface FileButtonProps {
  /** The DOM id of the field. */
  id: string;
  isAdding: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Chooses a file as a document, and says which may be chosen. */
export const FileButton = ({ id, isAdding, onFile, children }: FileButtonProps) => {
  const t = useTranslations('joining.documents');
  return (
    <div>
      <label
        className={buttonClass({ variant: 'secondary', size: 'medium', className: 'focus-within:outline-2' })}
        htmlFor={id}
        aria-busy={isAdding || undefined}
      >
        {children}
        <input
          id={id}
          className="sr-only"
          type="file"
          accept={documentFormats.join(',')}
          aria-disabled={isAdding || undefined}
          aria-describedby={`${id}-help`}
          // Not `disabled`, which would take the focus away.
          onClick={(event) => isAdding && event.preventDefault()}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
      </label>
      <p className="mt-2 text-s text-ink-3" id={`${id}-help`}>
        {t('formats')}
      </p>
    </div>
  );
};
