import { createHash } from 'node:crypto';
import type { Config, MapboxSettings } from '#lib/config.ts';
import { earlyConsent } from '#lib/zones/early-consent.ts';
import { earlyLowered } from '#lib/zones/early-lowered.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { PageProvider } from './page-context.ts';
import type { PageKind } from './page-kind.ts';

export interface GuardedPage {
  kind: PageKind;
  mode: Mode;
  /** Nonce of this response. */
  nonce: string;
  /** The provider that a payment page's basket is paid with; null when there is none to let in. */
  provider?: Pick<PageProvider, 'kind' | 'imageOrigins'> | null;
  settings: Pick<Config, 'origins' | 'embedders' | 'paymentOrigins' | 'mapbox' | 'isDevelopment'>;
}

const mapboxApi = 'https://api.mapbox.com';
/** Other hosts that the map library connects to when it uses Mapbox's own API. */
const besidesMapboxApi = ['https://events.mapbox.com', 'https://*.tiles.mapbox.com'];

function mapOrigins({ apiUrl, style }: MapboxSettings): string[] {
  const api = new URL(apiUrl).origin;
  const ofStyle = style.startsWith('mapbox:') ? api : new URL(style).origin;
  return [...new Set([api, ofStyle]), ...(api === mapboxApi ? besidesMapboxApi : [])];
}

const getHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The one inline script that every page has without its nonce, and the one that pages of a kiosk have. */
const earlyConsentHash = getHash(earlyConsent);
const earlyLoweredHash = getHash(earlyLowered);

/**
 * Origins of the page's provider, by what they are needed for. Opayo and Stripe bring a script, which has frames and
 * calls. To a provider with a page of its own a form is posted: in a frame by our wrapper, which has its own policy, in a
 * popup or this window by the checkout.
 */
function providerOrigins({ kind, provider, settings }: GuardedPage): { ofScripts: string[]; ofForms: string[] } {
  const origins = kind === 'payment' && provider != null ? [...settings.paymentOrigins[provider.kind]] : [];
  return provider?.kind === 'hosted' ? { ofScripts: [], ofForms: origins } : { ofScripts: origins, ofForms: [] };
}

function scriptSources(page: GuardedPage): string[] {
  const { kind, mode, nonce, settings } = page;
  const development = settings.isDevelopment ? ["'unsafe-eval'"] : [];
  if (kind === 'public') return ["'self'", "'unsafe-inline'", ...development];
  const ofKiosk = mode === 'kiosk' ? [earlyLoweredHash] : [];
  const { ofScripts } = providerOrigins(page);
  return ["'self'", `'nonce-${nonce}'`, earlyConsentHash, ...ofKiosk, ...ofScripts, ...development];
}

function connections(page: GuardedPage): string[] {
  const { kind, settings } = page;
  const map = kind === 'public' && settings.mapbox ? mapOrigins(settings.mapbox) : [];
  return ["'self'", ...map, ...providerOrigins(page).ofScripts, ...(settings.isDevelopment ? ['ws:'] : [])];
}

/**
 * Images: where a card is asked for those of the theme and of the provider's script, elsewhere of any operator's host.
 */
function imageSources(page: GuardedPage): string[] {
  const { kind, provider, settings } = page;
  const ownSources = ["'self'", 'data:', 'blob:', ...(settings.isDevelopment ? ['http:'] : [])];
  if (kind !== 'payment' || provider == null) return [...ownSources, 'https:'];
  return [...new Set([...ownSources, ...provider.imageOrigins, ...providerOrigins(page).ofScripts])];
}

function contentSecurityPolicy(page: GuardedPage): string {
  const { mode, settings } = page;
  const { ofScripts, ofForms } = providerOrigins(page);
  const isFramed = mode === 'embedded';
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': scriptSources(page),
    // 'unsafe-inline' is for the theme, a style element that differs from venue to venue, and for the style that sonner
    // adds with the first toast.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': imageSources(page),
    'font-src': ["'self'"],
    'connect-src': connections(page),
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...ofScripts],
    'form-action': ["'self'", ...ofForms, ...Object.values(settings.origins)],
    'frame-ancestors': ["'self'", ...(isFramed ? settings.embedders : [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const closed = 'camera=(), microphone=(), usb=()';

function permissionsPolicy(kind: PageKind): string {
  if (kind === 'payment') return `payment=*, publickey-credentials-get=*, geolocation=(), ${closed}`;
  return `payment=(), publickey-credentials-get=(self), geolocation=(self), ${closed}`;
}

type SecurityHeaders = Readonly<Record<string, string>>;

function getHeaders(page: GuardedPage): SecurityHeaders {
  return {
    'content-security-policy': contentSecurityPolicy(page),
    'permissions-policy': permissionsPolicy(page.kind),
  };
}

/** Cached headers of public pages, which have no nonce and so differ only by mode. */
const ofPublic = new WeakMap<GuardedPage['settings'], Map<Mode, SecurityHeaders>>();

/** The content security and permissions policies of a page. */
export function securityHeaders(page: GuardedPage): SecurityHeaders {
  if (page.kind !== 'public') return getHeaders(page);
  const known = ofPublic.get(page.settings) ?? new Map<Mode, SecurityHeaders>();
  ofPublic.set(page.settings, known);
  const headers = known.get(page.mode) ?? getHeaders(page);
  known.set(page.mode, headers);
  return headers;
}
