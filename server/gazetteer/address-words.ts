const parseWordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words that describe a place or a direction from it: "Malmö area", "nära Lund", "Raum Köln". A place name with
 * only such words beside it is no free text.
 */
export const placeWords = parseWordSet(`
  area around center central centre city county district downtown greater metropolitan near
  outside region town
  centrala centrum invid kommun kring lan nara omkring omradet regionen runt stad trakten utanfor
  bei grossraum innenstadt kreis landkreis nahe raum stadt stadtgebiet umgebung umkreis zentrum
`);

/** English, Swedish and German words that are also names of villages. The villages are never meant. */
export const functionWords = parseWordSet(`
  along an anew any as at be been by can come do four give he if in is it kinder line list made
  make many mark may me my name no none of on one or over part real rest same see seen send
  sent since so some still than that them then there this to turn up us want we well what when
  with worth your
  alla andra annan ar at av bort dar de den det dig din du eller en ena fler flera for fram fran
  ger god gor hade han har hela honom inga ingen inte kan langa lite man mer mig min mitt mot
  mycket nagon ni och om pa par sa ser sig sin sina tal till under upp ut vad var varje
  vart vem vi vill
  ab aber alle allen als also am auf aus bis da das dass dem den denen der des die diesen doch
  dort du eine einen er es fur gut hat hier ich ihr ihre im ist jede kein man mehr mein mit nach
  nur ob oder ohne sehr sein sich sie sind uber und uns von vor war was weil wenn wer wie wir wo
  zu zum zur
`);

const largerTowns = parseWordSet(`
  annex auch bara bath best bury change college court date deal enterprise goes green hard
  independence law liberal long man marks mobile most much normal orange parks police reading sale
  spring street surprise union university valley victoria young
  borja fraga halla horn medan mora nara oss sala sedan skara skola vara
  baden bergen ende essen garten gera gerede hagen halle herne hilden kamen lage lauf leben leer
  lohne mitte norden regen siegen singen stade unna verden wald werden worms zeitz
`);

/** Everyday words that are also names of towns. On their own they mean the larger towns. */
export const everydayWords: ReadonlySet<string> = new Set([...functionWords, ...largerTowns]);

/**
 * Regions that have the name of a town elsewhere. A village is never meant, and after another town it is the
 * region: Bellinzona, Tessin.
 */
export const regions = parseWordSet(`
  brandenburg california florida mecklenburg normandy ontario sachsen sardinia tessin thuringen tirol
  victoria virginia washington
`);

/** Towns by their abbreviations, districts and municipalities that are in no list of names. */
export const townsByAlias: ReadonlyMap<string, string> = new Map(
  [
    ["akersberga", "osteraker"],
    ["arhus", "risskov"],
    ["arlov", "burlov"],
    ["barcelona", "bcn"],
    ["basel", "bale"],
    ["bergen", "asane, fana, fyllingsdalen"],
    ["biel bienne", "bienne"],
    ["birkenhead", "wirral"],
    ["birmingham", "edgbaston"],
    ["bollmora", "tyreso"],
    ["bonn", "bad godesberg, beuel"],
    ["bruxelles", "bxl"],
    ["buddinge", "gladsaxe"],
    ["castrop rauxel", "castrop"],
    ["charlottenlund", "gentofte, hellerup, klampenborg"],
    ["chatham", "medway"],
    ["clausthal zellerfeld", "clausthal"],
    ["crawley", "gatwick"],
    ["djursholm", "danderyd, stocksund"],
    ["dublin", "ballsbridge"],
    ["dusseldorf", "bilk, kaiserswerth"],
    ["edinburgh", "leith"],
    ["ekenas", "raseborg"],
    ["espoo", "alberga, hagalund, leppavaara, tapiola"],
    ["frankfurt am main", "ffm"],
    ["garmisch partenkirchen", "garmisch"],
    ["gent", "gand"],
    ["goteborg", "gbg, gamlestaden, gunnilse, hisingen, hisings karra, hovas, orgryte"],
    ["great malvern", "malvern"],
    ["gustavsberg", "ingaro, varmdo"],
    ["hamburg", "barmbek"],
    ["handen", "vasterhaninge, vendelso"],
    ["helsingborg", "hbg"],
    ["helsinki", "hki, tolo, toolo"],
    ["henan", "orust"],
    ["hollviken", "falsterbo, skanor"],
    ["honefoss", "ringerike"],
    ["horsholm", "rungsted"],
    ["huddersfield", "kirklees"],
    ["huddinge", "skogas, trangsund"],
    ["hyltebruk", "hylte"],
    ["jakobsberg", "jarfalla"],
    ["jessheim", "ullensaker"],
    ["jonkoping", "jkpg"],
    ["kleppesto", "askoy"],
    ["kobenhavn", "amager, bronshoj, cph, kbh, norrebro, orestad, osterbro, sydhavnen, vesterbro"],
    ["kolbotn", "oppegard"],
    ["koln", "ehrenfeld"],
    ["kongens lyngby", "virum"],
    ["kopervik", "karmoy"],
    ["kungsangen", "upplands bro"],
    ["leeds", "headingley"],
    ["leirvik", "stord"],
    ["linkoping", "lkpg"],
    ["lohja", "lojo"],
    [
      "london",
      "bermondsey, bexleyheath, bloomsbury, bromley, covent garden, deptford, dulwich, ealing, hackney, hammersmith, " +
        "hampstead, haringey, kentish town, lewisham, marylebone, mayfair, notting hill, shoreditch, southwark, vauxhall",
    ],
    ["lysaker", "baerum, fornebu"],
    ["malmo", "husie, hyllie, klagshamn, limhamn, rosengard"],
    ["mo i rana", "rana"],
    [
      "munchen",
      "giesing, haidhausen, laim, maxvorstadt, nymphenburg, schwabing, sendling, trudering",
    ],
    ["nesoddtangen", "nesodden"],
    ["new york city", "nyc"],
    ["newcastle upon tyne", "jesmond"],
    ["norrkoping", "nkpg"],
    ["nurnberg", "nbg"],
    ["ornskoldsvik", "ovik"],
    [
      "oslo",
      "grunerlokka, holmenkollen, lorenskog, majorstuen, nordstrand, nydalen, sagene, skoyen",
    ],
    ["partille", "savedalen"],
    ["raisio", "reso"],
    ["ronne", "bornholm"],
    ["rotnes", "nittedal"],
    ["rottach egern", "rottach"],
    ["skarhamn", "tjorn"],
    ["skoghall", "hammaro"],
    [
      "stockholm",
      "sthlm, alvsjo, bandhagen, enskede, enskede gard, enskededalen, farsta, grondal, hagersten, " +
        "hammarby sjostad, hasselby, hokarangen, johanneshov, liljeholmen, rinkeby, skarholmen, skondal, " +
        "spanga, vallingby",
    ],
    ["stuttgart", "bad cannstatt, cannstatt, degerloch, mohringen, zuffenhausen"],
    ["tanumshede", "tanum"],
    ["tarnby", "kastrup"],
    ["titisee neustadt", "titisee"],
    ["torquay", "torbay"],
    ["trondheim", "byasen, heimdal"],
    ["tumba", "botkyrka, norsborg"],
    ["vantaa", "dickursby, tikkurila"],
    ["villingen schwenningen", "villingen, schwenningen"],
    ["visby", "gotland"],
    ["wien", "dobling, josefstadt, leopoldstadt"],
    ["zurich", "wiedikon"],
  ].flatMap(([town = "", names = ""]) => names.split(", ").map((name) => [name, town] as const)),
);

/** British counties that are not named after a town. Counties in -shire are recognised by their ending. */
const counties = new Set(
  (
    "berks beds bucks cambs cornwall cumbria devon dorset essex glos hants herts kent lancs leics " +
    "lincs merseyside middlesex middx norfolk northants northumberland notts oxon rutland salop " +
    "somerset staffs suffolk surrey sussex warks wilts worcs yorks"
  ).split(" "),
);

/** Whether the words of a part of an address name a British county: North Yorkshire, Co Durham. */
export function isBritishCounty(words: readonly string[]): boolean {
  const rest = words.filter((word) => !/^(north|south|east|west|greater|county|co)$/.test(word));
  const [name = "", ...more] = rest;
  return more.length === 0 && (counties.has(name) || /..shire$/.test(name));
}
