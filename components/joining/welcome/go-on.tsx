import { useTranslations } from 'next-intl';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { useSessionStorage } from '#lib/browser/use-session-storage.ts';
import { successTargetKey } from './success-target.ts';

/** Leads back to the site from which somebody came to join; nothing for everybody else. */
export const GoOn = () => {
  const t = useTranslations('joining.welcome');
  const [target] = useSessionStorage(successTargetKey);
  return target === null ? null : <DocumentLinkButton href={target}>{t('goOn')}</DocumentLinkButton>;
};
