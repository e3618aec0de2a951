import { variant as variantParameter } from 'next/root-params';
import { defaultLanguage } from '#contract/languages/languages.ts';
import { parseVariant, type Variant } from '#lib/zones/variant.ts';

/** The variant in the path of the page that is rendered, for components that get no parameters. */
export async function requestVariant(): Promise<Variant> {
  const parameter = await variantParameter();
  return parseVariant(typeof parameter === 'string' ? parameter : '') ?? { language: defaultLanguage, mode: 'web' };
}
