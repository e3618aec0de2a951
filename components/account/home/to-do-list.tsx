'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { focusPlace } from '../frame/focus-place.ts';
import { PlaceHeading } from '../frame/place-heading.tsx';
import type { ToDo } from './asked-papers.ts';
import { DocumentRow } from './document-row.tsx';
import type { DocumentToDo } from './document-to-do.ts';
import { nextBookingsQuery } from './next-bookings-query.ts';
import { SignDialog } from './sign-dialog.tsx';
import { ToDoRow } from './to-do-row.tsx';

const getKey = ({ restriction, person }: ToDo) => `${restriction.id} ${person.id}`;

/** What the venues still ask for with what is booked; nothing where they ask for nothing, or it cannot be read. */
export const ToDoList = ({ document = null }: { document?: DocumentToDo | null }) => {
  const t = useTranslations('account.toDo');
  const { data } = useQuery(nextBookingsQuery(browserApi));
  const toDos = data?.toDos ?? [];
  const [signing, setSigning] = useState<ToDo | null>(null);
  return (
    <>
      {(toDos.length > 0 || document !== null) && (
        <section aria-labelledby="to-do">
          <PlaceHeading id="to-do">{t(toDos.length > 0 ? 'title' : 'onlyDocument')}</PlaceHeading>
          <p className="mt-1 mb-4 text-s">{toDos.length > 0 && t('help')}</p>
          <Rows aria-labelledby="to-do">
            {document !== null && <DocumentRow document={document} />}
            {toDos.map((toDo) => (
              <ToDoRow key={getKey(toDo)} toDo={toDo} onSign={() => setSigning(toDo)} />
            ))}
          </Rows>
        </section>
      )}
      {signing !== null && (
        <SignDialog
          toDo={signing}
          onSigned={() => {
            setSigning(null);
            focusPlace(toDos.length > 1 || document !== null ? 'to-do' : 'next-bookings');
          }}
          onClose={() => setSigning(null)}
        />
      )}
    </>
  );
};
