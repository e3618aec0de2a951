'use client';

import { cx } from 'class-variance-authority';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import { useTranslations } from 'next-intl';
import { Suspense, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { radiusOptions } from './venue-search.ts';

/** Rendered once something is typed. */
const ClearButton = optionalPart(async () => (await import('./clear-button.tsx')).ClearButton);

export type SearchFormProps = {
  term: string;
  /** Miles. */
  radius: number;
  isSearching: boolean;
  isLocating: boolean;
  error?: string;
  onSearch: (term: string, radius: number) => void;
  /** Another radius was chosen; the term is what stands in the field. */
  onRadius: (term: string, radius: number) => void;
  onLocate: () => void;
};

/** The radius of the URL is always an option, even an unusual one such as 7 miles. */
const radiiWith = (radius: number): number[] => [...new Set([...radiusOptions, radius])].toSorted((a, b) => a - b);

/** A phone gives the first field the whole line. */
const form = cx(
  'grid items-end gap-3 pt-6 large:pt-[2rem]',
  'grid-cols-[1fr_1fr_2.75rem] max-small:*:first:col-span-full',
  'max-compact:grid-cols-[1fr_2.75rem] max-compact:*:nth-2:col-span-full',
  'small:grid-cols-[1fr_8.75rem_auto_2.75rem] large:grid-cols-[1fr_9rem_auto_auto]',
);

/**
 * The search form: name, town or postcode, the radius, and the visitor's own location. Before it is hydrated the browser
 * itself sends it to the home page, which searches for what is in its address.
 */
export const SearchForm = ({
  term,
  radius,
  isSearching,
  isLocating,
  error,
  onSearch,
  onRadius,
  onLocate,
}: SearchFormProps) => {
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
      className={form}
      role="search"
      aria-label={t('searchLabel')}
      action="/"
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
        icon={Search}
        end={
          typed !== '' && (
            <Suspense fallback={null}>
              <ClearButton onClear={clear} />
            </Suspense>
          )
        }
      />
      <Select
        name="radius"
        label={t('within')}
        options={radiiWith(radius).map((miles) => ({ value: String(miles), label: t('miles', { miles }) }))}
        value={String(radius)}
        onChange={({ target }) => onRadius(typed, Number(target.value))}
      />
      <Button type="submit" size="field" loading={isSearching}>
        {t('search')}
      </Button>
      <Button
        type="button"
        variant="text"
        size="field"
        className="max-large:border max-large:border-control"
        loading={isLocating}
        onClick={onLocate}
      >
        <LocateFixed className="icon" />
        <span className="max-large:sr-only">{t('useLocation')}</span>
      </Button>
    </form>
  );
};
