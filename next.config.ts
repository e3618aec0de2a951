import type { NextConfig } from 'next';

/** Headers of every answer; pages add their own content policy in `lib/zones/security-headers.ts`. */
const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // For the container image only: `next start` runs from the whole checkout.
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
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
  },
  turbopack: { root: import.meta.dirname },
  async rewrites() {
    // Asked for by name, without a page: search engines, bookmarks, the browser beside a bare answer.
    return [{ source: '/favicon.ico', destination: '/icon.svg' }];
  },
  async headers() {
    return [{ source: '/:path*', headers: everywhere }];
  },
};

export default nextConfig;
