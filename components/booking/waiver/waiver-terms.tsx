'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operatorHtml } from '#lib/format/operator-html.ts';

export type WaiverTermsProps = {
  waiver: RestrictionRef;
  /** Shown while they are loaded. */
  loading: ReactNode;
  /** Of the element around the paragraphs. */
  className: string;
  /** Puts a frame around the loaded terms. */
  children?: (terms: ReactNode) => ReactNode;
};

/** Loads the terms of a waiver and shows them, or that they could not be loaded. The backend has made their HTML safe. */
export const WaiverTerms = ({ waiver, loading, className, children = (terms) => terms }: WaiverTermsProps) => {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery({ ...restrictionQuery(browserApi, waiver.id), throwOnError: false });
  if (isError) {
    return (
      <Notice tone="danger" role="alert">
        {t('timetable.waiver.failed')}{' '}
        <InlineLink ref={passFocusOn} onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </InlineLink>
      </Notice>
    );
  }
  if (!data) return loading;
  return children(<div className={className} dangerouslySetInnerHTML={{ __html: operatorHtml(data.terms ?? '') }} />);
};
