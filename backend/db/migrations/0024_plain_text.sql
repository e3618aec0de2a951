-- A text as searches compare it: in lower case and without accents (docs/product.md#search).
create function plain_text(text) returns text language sql immutable parallel safe
  return translate(lower($1),
    'àáâãäåèéêëìíîïòóôõöùúûüýÿŵŷñç',
    'aaaaaaeeeeiiiiooooouuuuyywync');
