-- A line of an order comes to what stands below it, as the lines of baskets do; those of camps and courses did before.
update orders set items = (
  select jsonb_agg(
    case when item->>'type' = 'av2_booking_bundle' or jsonb_array_length(item->'childItems') = 0 then item
    else jsonb_set(item, '{lineTotal}', item->'lineTotal' || jsonb_build_object(
      'value', whole.value,
      'formatted', regexp_replace(item->'lineTotal'->>'formatted', '[0-9][0-9.,]*', to_char(whole.value / 100.0, 'FM999,999,990.00'))))
    end order by position)
  from jsonb_array_elements(items) with ordinality as line (item, position)
  cross join lateral (
    select (item->'lineTotal'->>'value')::integer + coalesce(sum((child->'lineTotal'->>'value')::integer), 0) as value
    from jsonb_array_elements(item->'childItems') child
  ) whole
)
where jsonb_path_exists(items, '$[*] ? (@.type != "av2_booking_bundle" && @.childItems.size() > 0)');
