import { getClient } from '../operator/operations/get-client.ts';
import { getFooter } from '../operator/operations/get-footer.ts';
import { getTheme } from '../operator/operations/get-theme.ts';
import { getTranslations } from '../operator/operations/get-translations.ts';

export const siteOperations = {
  getClient,
  getTranslations,
  getTheme,
  getFooter,
};
