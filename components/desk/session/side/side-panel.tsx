import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '#components/ui/button/icon-button.tsx';

export interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is done with a person or the session, beside the list; it takes the focus when it opens. */
export const SidePanel = ({ title, onClose, children }: SidePanelProps) => {
  const t = useTranslations('deskSession.side');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className="grid content-start gap-4 rounded-l border border-line bg-surface p-5 box-shadow *:min-w-0"
      aria-labelledby={id}
    >
      <div className="-mt-2 -mr-3 flex items-center justify-between gap-2">
        <h3 className="heading-3" id={id} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <IconButton label={t('close')} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
      {children}
    </section>
  );
};
