import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';

type ReviewPanelProps = {
  id: string;
  title: string;
  /** Goes to the step where it is changed; without it, it cannot be. */
  onChange?: (() => void) | undefined;
  children: ReactNode;
};

/** One part of what somebody is about to buy, and the way to change it. */
export const ReviewPanel = ({ id, title, onChange, children }: ReviewPanelProps) => {
  const t = useTranslations('joining.review');
  return (
    <Panel aria-labelledby={id} gap="small">
      <PanelHead>
        <h2 className="heading-4" id={id}>
          {title}
        </h2>
        {onChange !== undefined && (
          <Button
            type="button"
            variant="text"
            size="medium"
            aria-label={t('changeNamed', { name: title })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
        )}
      </PanelHead>
      {children}
    </Panel>
  );
};
