import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { languages } from './contract/languages/languages.ts';
import { addCompileHints } from './lib/build/compile-hints.ts';
import { packFiles } from './lib/build/pack-files.ts';
import { writeInlineScripts } from './lib/build/write-inline-scripts.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Standalone output is for the container image only; `next start` runs from the whole checkout.
  output: process.env.BUILD_STANDALONE === '1' ? 'standalone' : undefined,
  // It keeps the pages, with a limit of its own, so Next keeps none beside it.
  cacheHandler: isDevelopment ? undefined : import.meta.resolve('./lib/http/page-cache/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  poweredByHeader: false,
  // Images are not resized: a public image optimiser would let anybody cause expensive work.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Types are checked in a separate step.
  typescript: { ignoreBuildErrors: true },
  // Calls accept a trailing slash; for pages the middleware removes it by a redirect.
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ['*.touchline.localhost'],
  experimental: {
    globalNotFound: true,
    // Rendered pages are not written to disk, so that another start or another instance from this checkout cannot serve
    // them.
    isrFlushToDisk: false,
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 600_000, requestCost: 600_000 },
  },
  // `lib/http/compression` compresses a page once for all visitors and sets its ETag.
  compress: false,
  generateEtags: false,
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir);
      await packFiles(distDir);
      await writeInlineScripts(distDir);
    },
  },
  turbopack: {
    root: import.meta.dirname,
    rules: {
      // Most of it is for the server only (docs/decisions/044-selective-hydration-of-public-pages.md).
      '**/next/dist/shared/lib/app-dynamic.js': {
        condition: 'browser',
        loaders: [
          {
            loader: './lib/build/in-browser-loader.cjs',
            options: { by: 'lib/hydration/dynamic-in-browser.tsx', name: 'dynamicInBrowser' },
          },
        ],
      },
    },
  },
};

// Messages are precompiled in the build, so that the browser needs no message parser. The loader turns these files into
// JavaScript, so what the web bundles imports them without `with { type: 'json' }`: Turbopack would parse its output as
// JSON.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: {
      path: languages.map((language) => `./messages/${language}`),
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
});

export default withNextIntl(nextConfig);
