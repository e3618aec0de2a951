import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const sharesPages = process.env.BUILD_STANDALONE === '1' || Boolean(process.env.REDIS_URL);

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // For the container image only: `next start` runs from the whole checkout.
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  // The image is built before it is known whether there is a Redis, so it always brings the handler.
  cacheHandler: sharesPages ? import.meta.resolve('./lib/http/page-cache/cache-handler.mjs') : undefined,
  poweredByHeader: false,
  // Pictures come as they are; a service that resizes them for anybody would only be work for others to order.
  images: { unoptimized: true },
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
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 600_000, requestCost: 600_000 },
  },
  // `lib/http/compression` compresses a page once for all visitors, and names their versions.
  compress: false,
  generateEtags: false,
  // In seconds. Up to then an old page is shown while a new one is made; later the visitor waits for it.
  expireTime: 600,
  turbopack: { root: import.meta.dirname },
};

// Messages are compiled when the site is built, so that the browser needs no parser of them.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: ['./messages/en', './messages/cy'], format: 'json', locales: 'infer', precompile: true },
  },
});

export default withNextIntl(nextConfig);
