'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { operatorHtml } from '#lib/format/operator-html.ts';

/** Whoever pays agrees to the operator's terms, which the desk can show. `html` is sanitised by the server. */
export const TermsLine = ({ html }: { html: string }) => {
  const t = useTranslations('desk.terms');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-line pt-3 text-s">
      <p>{t('agreed')}</p>
      <Button type="button" variant="text" className="-ml-2" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <div className="grid max-w-[64ch] gap-3" dangerouslySetInnerHTML={{ __html: operatorHtml(html) }} />
      </Modal>
    </div>
  );
};
