import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, renderHook, screen } from '@testing-library/react';
import compile from 'icu-minify/compile';

// Programs read `messages` in the folder they run in: here a copy with a third language, which has a few of its texts.
const here = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'touchline-messages-'));
cpSync('messages', join(folder, 'messages'), { recursive: true });

function write(name: string, content: object): void {
  mkdirSync(join(folder, 'messages/pl'), { recursive: true });
  writeFileSync(join(folder, 'messages/pl', name), JSON.stringify(content));
}
write('mails.json', { helloName: 'Cześć {name}', hello: '', invented: 'x' });
write('receipt.json', { total: 'Razem', numberedTitle: 'Rachunek {reference}', due: 'Do zapłaty {broken' });
process.chdir(folder);

const { languages } = await import('#contract/languages/languages.ts');
const { keptLanguage } = await import('#lib/routing/kept-language.ts');
const { parseVariant } = await import('#lib/zones/variant.ts');
const { siteMessages } = await import('./site-messages.ts');
const { usePeopleMessages } = await import('./people-messages.ts');
const { LanguageLinks } = await import('#components/shell/header/language-links.tsx');
const { renderOnSite } = await import('#tests/support/render-on-site.tsx');
const { translateIn } = await import('#tests/support/translate.ts');
const { formatDate } = await import('#lib/format/format-date.ts');
const { mailText } = await import('#backend/mail/mail-text.ts');
const { receiptWords } = await import('#backend/orders/receipt/receipt-words.ts');

process.chdir(here);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder of messages alone', () => {
  it('is a language of the site, of its addresses and of what browsers ask for', () => {
    expect(languages).toEqual(['en', 'cy', 'pl']);
    expect(parseVariant('pl.kiosk')).toEqual({ language: 'pl', mode: 'kiosk' });
    expect(keptLanguage(undefined, 'de, pl-PL;q=0.9, en;q=0.8')).toBe('pl');
    expect(keptLanguage('pl', 'en')).toBe('pl');
  });

  it('has its messages over the English ones, key by key', () => {
    const [english, polish] = [siteMessages('en'), siteMessages('pl')];
    const receipt = { ...english.receipt, total: 'Razem', numberedTitle: compile('Rachunek {reference}') };
    expect(polish).toEqual({ ...english, receipt });
  });

  it('is English in parts loaded later that it has no file for', async () => {
    const inLanguage = async (language: string) =>
      (await act(async () => renderHook(() => usePeopleMessages(language)))).result.current;
    expect(await inLanguage('pl')).toEqual(await inLanguage('en'));
    expect(await inLanguage('cy')).not.toEqual(await inLanguage('en'));
  });

  it('is among the language links where the operator offers it, by its own name', () => {
    renderOnSite(<LanguageLinks size="footer" languages={['pl', 'en']} t={translateIn('pl')} />, { language: 'pl' });
    expect(screen.getAllByRole('link').map(({ lang, textContent }) => [lang, textContent])).toEqual([
      ['en', 'English'],
      ['pl', 'Polski'],
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Polski');
  });

  it('names days and months', () => {
    expect(formatDate('2026-11-24', 'pl')).toBe('wt., 24 lis 2026');
  });

  it('writes mails', () => {
    const { t, date, language } = mailText('pl');
    expect([language, date('2026-11-24'), t('mails.helloName', { name: 'Jan' })]).toEqual([
      ...['pl', 'wt., 24 lis 2026', 'Cześć Jan'],
    ]);
    expect([t('mails.hello'), t('booking.was')]).toEqual(['Hello', 'Before:']);
  });

  it('words receipts', () => {
    const t = receiptWords('pl');
    expect([t('receipt.total'), t('receipt.item'), t('receipt.due')]).toEqual([
      ...['Razem', 'Item', 'Still to pay at the venue'],
    ]);
  });
});

it('writes to a person whose language the site no longer has in English', () => {
  expect(mailText('de')).toBe(mailText('en'));
  expect(receiptWords('de')).toBe(receiptWords('en'));
});
