/** Nordic and European countries that the finder suggests, by their code. */
export const suggestedCountries: readonly string[] =
  "SE NO DK FI IS AT BE BG HR CY CZ EE FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES CH GB".split(
    " ",
  );

/** Countries within whose name the finder looks far around: the suggested ones and their neighbours. */
export const wideCountries: readonly string[] = [
  ...suggestedCountries,
  ..."AD AL AM AZ BA BY GE LI MC MD ME MK RS RU SM TR UA VA XK".split(" "),
];
