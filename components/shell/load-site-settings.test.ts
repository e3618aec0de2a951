import type { ErrorCode } from '#contract/errors.ts';
import type { OperationId } from '#contract/routes.ts';
import { defaultTheme } from '#contract/venues/rules/default-theme.ts';
import { settings, riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { loadSiteSettings } from './load-site-settings.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

/** Lets every call succeed; gives the venue that each theme and footer was asked for. */
function withBackend() {
  const venues: string[] = [];
  const seen = ({ url }: AskedCall) => venues.push(url.searchParams.get('venue') ?? 'operator');
  answer('getClient', settings.client);
  answer('getTheme', defaultTheme, { seen });
  answer('getFooter', settings.footer, { seen });
  answer('getVenue', riverside);
  return venues;
}

describe('the settings of a page', () => {
  it('are the operator’s where there is no venue', async () => {
    const venues = withBackend();
    const loaded = await loadSiteSettings();
    expect(loaded).toMatchObject({ client: { name: 'Touchline Leisure' }, footer: settings.footer, venue: null });
    expect(venues).toEqual(['operator', 'operator']);
  });

  it('are the venue’s where there is one', async () => {
    const venues = withBackend();
    const loaded = await loadSiteSettings('riverside-leisure-centre');
    expect(loaded.venue?.name).toBe('Riverside Leisure Centre');
    expect(venues).toEqual(['riverside-leisure-centre', 'riverside-leisure-centre']);
  });

  it('have no venue for a slug that is not known', async () => {
    withBackend();
    refuse('getVenue', 'not_found');
    expect(await loadSiteSettings('nowhere')).toMatchObject({ venue: null, theme: defaultTheme });
  });

  it.each([
    ['getTheme', 'unexpected'],
    ['getTheme', 'not_found'],
    ['getFooter', 'unexpected'],
    ['getFooter', 'not_found'],
  ] as [OperationId, ErrorCode][])('are tried again for the operator when %s fails with %s', async (id, code) => {
    const venues = withBackend();
    refuse(id, code, {}, { once: true });
    const loaded = await loadSiteSettings('riverside-leisure-centre');
    const isProvisional = code !== 'not_found';
    expect(loaded).toMatchObject({ theme: defaultTheme, footer: settings.footer, isProvisional });
    expect(venues.toSorted()).toEqual(['operator', 'riverside-leisure-centre']);
  });

  it.each([
    ['getTheme', 'maintenance'],
    ['getFooter', 'unavailable'],
  ] as [OperationId, ErrorCode][])('are not tried again when %s says %s', async (id, code) => {
    withBackend();
    refuse(id, code, {}, { once: true });
    await expect(loadSiteSettings('riverside-leisure-centre')).rejects.toMatchObject({ status: 503, code });
  });

  it.each([
    ['getClient', 'unexpected', 500],
    ['getVenue', 'unexpected', 500],
    ['getVenue', 'maintenance', 503],
  ] as [OperationId, ErrorCode, number][])('cannot be had when %s fails with %s', async (id, code, status) => {
    withBackend();
    refuse(id, code);
    await expect(loadSiteSettings('riverside-leisure-centre')).rejects.toMatchObject({ status });
  });
});
