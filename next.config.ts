import type { NextConfig } from 'next';

/** Headers of every answer; pages add their own content policy in `lib/zones/security-headers.ts`. */
const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];

/** A changed file gets a new name: `public/fonts` is never edited in place. */
const forEver = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

const sharesPages = process.env.BUILD_STANDALONE === '1' || Boolean(process.env.REDIS_URL);

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // For the container image only: `next start` runs from the whole checkout.
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  // The image is built before it is known whether there is a Redis, so it always brings the handler.
  cacheHandler: sharesPages ? import.meta.resolve('./lib/page-cache/cache-handler.mjs') : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types have a step of their own in the checks; the build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Calls accept a trailing slash as it is; pages lose it in the middleware.
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ['*.touchline.localhost'],
  experimental: {
    globalNotFound: true,
    // Pages of another start, or of another copy from this checkout, must not be shown again.
    isrFlushToDisk: false,
    // A style sheet for every component would be thirty requests; packed with its page it is a few kilobytes.
    inlineCss: true,
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 600_000, requestCost: 600_000 },
  },
  // `lib/page-bytes` packs pages once for all visitors, and names their versions.
  compress: false,
  generateEtags: false,
  // In seconds. Up to then an old page is shown while a new one is made, as in API 1.9; later the visitor waits for it.
  expireTime: 600,
  turbopack: { root: import.meta.dirname },
  async rewrites() {
    // Asked for by name, without a page: search engines, bookmarks, the browser beside a bare answer.
    return [{ source: '/favicon.ico', destination: '/icon.svg' }];
  },
  async headers() {
    return [
      { source: '/:path*', headers: everywhere },
      { source: '/fonts/:file*', headers: forEver },
    ];
  },
};

export default nextConfig;
