import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import type { AddedItem } from '#contract/cart/add-item.ts';
import type { Cleared } from './use-clear-basket.ts';
import { usePutBack } from './use-put-back.ts';

type UndoClearProps = {
  cleared: Cleared;
  onFound: (cleared: AddedItem[]) => void;
  onDone: (missing: string[]) => void;
};

/** Puts the lines of a cleared basket back. It takes the focus, which was on the button that cleared. */
export const UndoClear = ({ cleared, onFound, onDone }: UndoClearProps) => {
  const t = useTranslations('basket');
  const { mutate, isPending } = usePutBack({ onFound, onDone });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} loading={isPending} onClick={() => mutate(cleared)}>
      <Undo2 className="icon-s" />
      {t('undoClear')}
    </Button>
  );
};
