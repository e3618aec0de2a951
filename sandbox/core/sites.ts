/** The sandbox serves several web sites on one port, told apart by the Host header. */
export type Site = 'api' | 'fields' | 'pay' | 'bank';

const HOSTS: Record<Site, string> = {
  api: 'api.paysandbox.localhost',
  fields: 'fields.paysandbox.localhost',
  pay: 'pay.paysandbox.localhost',
  bank: 'acs.fakebank.localhost',
};

/** The site that a Host header names. Servers call by address (127.0.0.1), so every other host is the API. */
export function getSite(hostHeader: string | undefined): Site {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '');
  if (host === HOSTS.fields) return 'fields';
  if (host === HOSTS.pay) return 'pay';
  return host === HOSTS.bank ? 'bank' : 'api';
}

/** The origin of a site as a browser reaches it. */
export function getOrigin(site: Site, port: number): string {
  return `http://${HOSTS[site]}:${port}`;
}
