import { proxyContext } from '#lib/http/proxy/proxy-context.ts';
import { webHealth } from '#lib/http/web-health.ts';

export const dynamic = 'force-dynamic';

export const GET = () => webHealth(proxyContext());
