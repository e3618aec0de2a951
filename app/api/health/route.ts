import { proxyContext } from '#lib/api/proxy-context.ts';
import { webHealth } from '#lib/api/web-health.ts';

export const dynamic = 'force-dynamic';

export const GET = () => webHealth(proxyContext());
