import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { IconButton } from '#components/ui/button/icon-button.tsx';

/** Empties the search field it stands in. */
export const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <IconButton size="field" label={useTranslations('venues')('clear')} onClick={onClear}>
    <X className="icon-s" />
  </IconButton>
);
