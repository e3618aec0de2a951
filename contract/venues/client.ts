import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, slugSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

export const clientSchema = z.object({
  id: idSchema,
  name: z.string(),
  currency: z.string().length(3),
  currencySymbol: z.string(),
  languages: z.array(z.string()),
  campsAndCoursesBookingEnabled: z.boolean(),
  onlineJoiningEnabled: z.boolean(),
  onlineGuestPassesEnabled: z.boolean(),
});
export type Client = z.infer<typeof clientSchema>;

export const fontSchema = z.enum(['garage_gothic', 'lato', 'open_sans', 'roboto']);
export type Font = z.infer<typeof fontSchema>;

const colourSchema = z.string();

export const themeSchema = z.object({
  themeAppLogo: z.string().nullable(),
  themeAppPrimaryColour: colourSchema,
  themeAppSecondaryColour1: colourSchema,
  themeAppSecondaryColour2: colourSchema,
  themeAppHeaderBgColour: colourSchema,
  themeAppDarkBgColour: colourSchema,
  headerPrimaryColour: colourSchema,
  themeAppHeadingFontStyle: fontSchema,
  themeAppBodyFontStyle: fontSchema,
  themeAppSecondaryButtonStyle: z.enum(['solid', 'outline']),
});
export type Theme = z.infer<typeof themeSchema>;

export const footerSchema = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), url: z.string() })) })),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  text: z.string().nullable(),
});
export type Footer = z.infer<typeof footerSchema>;

const venueQuery = z.object({ venue: slugSchema.optional() });

export const getClientEndpoint = endpoint({ route: routes.getClient, data: clientSchema });
export const getThemeEndpoint = endpoint({ route: routes.getTheme, query: venueQuery, data: themeSchema });
export const getFooterEndpoint = endpoint({ route: routes.getFooter, query: venueQuery, data: footerSchema });
export const getTranslationsEndpoint = endpoint({
  route: routes.getTranslations,
  params: z.object({ language: z.string().regex(/^[a-z]{2}$/) }),
  data: z.record(z.string(), z.unknown()),
});
