import { fileRoute } from '#sandbox/core/browser-file.ts';
import { getBrand } from '#sandbox/core/card-number.ts';
import { json, page, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { checkCard } from './cards/check-card.ts';
import { FIELDS_POLICY, fieldsPage, securityCodePage } from './fields-page.ts';
import { isBody, parseBody } from './json-body.ts';

/** The card form that lives in a frame on a site of its own, so that the shop's page never sees a card number. */
export function fieldsRoutes(world: World): Route[] {
  const form = page(200, fieldsPage(), FIELDS_POLICY);
  const codeForm = page(200, securityCodePage(), FIELDS_POLICY);
  return [
    { site: 'fields', method: 'GET', path: '/opayo/fields', quiet: true, handle: () => form },
    { site: 'fields', method: 'GET', path: '/opayo/security-code', quiet: true, handle: () => codeForm },
    {
      site: 'fields',
      method: 'POST',
      path: '/opayo/fields/check',
      quiet: true,
      handle: (request) => checkFields(world, request),
    },
    fileRoute('fields', '/opayo/fields.css', new URL('./browser/fields.css', import.meta.url)),
    ...['fields', 'security-code', 'format-fields', 'frame'].map((name) =>
      fileRoute('fields', `/opayo/${name}.js`, new URL(`./browser/${name}.js`, import.meta.url)),
    ),
  ];
}

/** Tells the form what is wrong before it spends one of the three attempts of its session key. */
function checkFields(world: World, request: SandboxRequest): Reply {
  const body = parseBody(request);
  if (!isBody(body)) return body;
  const errors = checkCard(body, world.clock.now('*'));
  return json(200, { errors, cardType: getBrand(body.text('cardDetails.cardNumber')) });
}
