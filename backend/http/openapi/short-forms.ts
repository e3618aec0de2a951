import type { z } from 'zod';
import { isJsonSchema, type JsonSchema } from '#backend/http/input/json-schema.ts';
import { addItemSchema, addItemsSchema } from '#contract/cart/add-item.ts';

/**
 * Adds to the description of an input what it accepts besides the form that it is read as: short names of an item, and
 * one item instead of a list (docs/product.md#adding-items). The package cannot see that in a `preprocess`.
 */
export function describeShortForms(schema: z.core.$ZodType, json: JsonSchema): void {
  if (schema === addItemSchema && isJsonSchema(json.properties)) {
    const { purchasableId, purchasableType } = json.properties;
    json.properties = { ...json.properties, id: purchasableId, type: purchasableType };
    delete json.required;
    json.anyOf = [{ required: ['purchasableId', 'purchasableType'] }, { required: ['id', 'type'] }];
  }
  if (schema === addItemsSchema) {
    const list = { ...json };
    for (const keyword of Object.keys(json)) delete json[keyword];
    json.anyOf = [list.items, list];
  }
}
