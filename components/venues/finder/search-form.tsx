'use client';

import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { radiusOptions } from './venue-search.ts';

export type SearchFormProps = {
  term: string;
  /** Miles. */
  radius: number;
  isSearching: boolean;
  isLocating: boolean;
  error?: string;
  onSearch: (term: string, radius: number) => void;
  onLocate: () => void;
};

/** The radius of the URL is always an option, even an unusual one such as 7 miles. */
const radiiWith = (radius: number): number[] => [...new Set([...radiusOptions, radius])].toSorted((a, b) => a - b);

/** The search form: name, town or postcode, the radius, and the visitor's own location. */
export const SearchForm = ({ term, radius, isSearching, isLocating, error, onSearch, onLocate }: SearchFormProps) => {
  const t = useTranslations('venues');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }
  const clear = () => {
    setTyped('');
    onSearch('', radius);
    field.current?.focus();
  };
  return (
    <form
      className="finder"
      role="search"
      aria-label={t('searchLabel')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed, radius);
      }}
    >
      <TextField
        ref={field}
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={255}
        label={t('term')}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        icon={<Search className="icon" />}
        end={
          typed !== '' && (
            <IconButton label={t('clear')} onClick={clear}>
              <X className="icon icon--s" />
            </IconButton>
          )
        }
      />
      <Select
        name="radius"
        label={t('within')}
        options={radiiWith(radius).map((miles) => ({ value: String(miles), label: t('miles', { miles }) }))}
        value={String(radius)}
        onChange={({ target }) => onSearch(typed, Number(target.value))}
      />
      <Button type="submit" loading={isSearching}>
        {t('search')}
      </Button>
      <Button type="button" variant="text" className="near" loading={isLocating} onClick={onLocate}>
        <LocateFixed className="icon" />
        <span>{t('useLocation')}</span>
      </Button>
    </form>
  );
};
