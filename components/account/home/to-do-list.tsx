'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import type { ToDo } from './asked-papers.ts';
import { nextBookingsQuery } from './next-bookings-query.ts';
import { SignDialog } from './sign-dialog.tsx';
import { ToDoRow } from './to-do-row.tsx';

const getKey = ({ restriction, person }: ToDo) => `${restriction.id} ${person.id}`;

/** What the venues still ask for with what is booked; nothing where they ask for nothing, or it cannot be read. */
export const ToDoList = () => {
  const t = useTranslations('account.toDo');
  const { data } = useQuery(nextBookingsQuery(browserApi));
  const toDos = data?.toDos ?? [];
  const [signing, setSigning] = useState<ToDo | null>(null);
  return (
    <>
      {toDos.length > 0 && (
        <section aria-labelledby="to-do">
          <h2 className="heading-3" id="to-do">
            {t('title')}
          </h2>
          <p className="mt-1 mb-4 text-s">{t('help')}</p>
          <Rows aria-labelledby="to-do">
            {toDos.map((toDo) => (
              <ToDoRow key={getKey(toDo)} toDo={toDo} onSign={() => setSigning(toDo)} />
            ))}
          </Rows>
        </section>
      )}
      {signing !== null && <SignDialog toDo={signing} onClose={() => setSigning(null)} />}
    </>
  );
};
