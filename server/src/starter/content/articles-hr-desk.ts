import type { StarterArticle } from './starter-article.ts';

/** Overviews of all medals, and articles about the work of the editorial desk. */
export const deskArticles: readonly StarterArticle[] = [
  {
    key: 'zbirka-odlicja',
    language: 'hr-HR',
    title: 'Dvadeset zlata, dvadeset jedno srebro, osamnaest bronci: kako izgleda hrvatska olimpijska zbirka',
    category: 'vijesti',
    author: 'superadmin',
    daysAgo: 1,
    at: '07:30',
    state: 1,
    izdvojeno: 1,
    pinned: true,
    introtext: `
      <p>Od Barcelone 1992. do Pariza 2024. hrvatski su sportaši osvojili pedeset devet olimpijskih odličja.
      Pregledali smo ih po Igrama, po sportovima i po ljudima.</p>`,
    fulltext: `
      <p>Pedeset devet je broj koji se lako pamti, a teško zamišlja. Kada bi se sva odličja poredala jedno do drugoga,
      u nizu bi bilo dvadeset zlatnih, dvadeset jedno srebrno i osamnaest brončanih. Razlika među bojama mala je:
      svaka zauzima približno trećinu zbirke.</p>
      <p>Ovaj pregled obuhvaća samostalnu Hrvatsku, dakle Igre od 1992. nadalje. Odličja koja su hrvatski sportaši
      osvajali prije toga, u drugim reprezentacijama, u njega nisu uključena.</p>
      <h2>Po Igrama</h2>
      <table>
      <thead><tr><th>Igre</th><th>Zlato</th><th>Srebro</th><th>Bronca</th><th>Ukupno</th></tr></thead>
      <tbody>
      <tr><td>Barcelona 1992.</td><td>0</td><td>1</td><td>2</td><td>3</td></tr>
      <tr><td>Atlanta 1996.</td><td>1</td><td>1</td><td>0</td><td>2</td></tr>
      <tr><td>Sydney 2000.</td><td>1</td><td>0</td><td>1</td><td>2</td></tr>
      <tr><td>Salt Lake City 2002.</td><td>3</td><td>1</td><td>0</td><td>4</td></tr>
      <tr><td>Atena 2004.</td><td>1</td><td>2</td><td>2</td><td>5</td></tr>
      <tr><td>Torino 2006.</td><td>1</td><td>2</td><td>0</td><td>3</td></tr>
      <tr><td>Peking 2008.</td><td>0</td><td>2</td><td>3</td><td>5</td></tr>
      <tr><td>Vancouver 2010.</td><td>0</td><td>2</td><td>1</td><td>3</td></tr>
      <tr><td>London 2012.</td><td>3</td><td>1</td><td>2</td><td>6</td></tr>
      <tr><td>Soči 2014.</td><td>0</td><td>1</td><td>0</td><td>1</td></tr>
      <tr><td>Rio de Janeiro 2016.</td><td>5</td><td>3</td><td>2</td><td>10</td></tr>
      <tr><td>Tokio 2020.</td><td>3</td><td>3</td><td>2</td><td>8</td></tr>
      <tr><td>Pariz 2024.</td><td>2</td><td>2</td><td>3</td><td>7</td></tr>
      </tbody>
      </table>
      <p>U tablici su samo Igre s kojih se Hrvatska vratila s odličjem. Ljetnih je devet, što znači da su s medaljom
      završile baš sve. Zimske su četiri, i sve su u nizu, od 2002. do 2014.</p>
      <p>Ljetnih je odličja četrdeset osam, a zimskih jedanaest. Više od polovice ljetnih, njih dvadeset pet, osvojeno
      je na posljednjim trima Igrama: u Riju, Tokiju i Parizu.</p>
      <figure>
      <img src="/files/clanci-slike/medalje.jpg"
      alt="Stupčani prikaz od pedeset devet točaka: zlatne su na dnu stupaca, nad njima su srebrne, a na vrhu brončane">
      <figcaption>Svaka je točka jedna medalja, svaki stupac jedne Igre. Zimske su označene malom točkom ispod crte.
      Ilustracija</figcaption></figure>
      <h2>Po sportovima</h2>
      <p>Odličja su osvojena u šesnaest sportova. Na vrhu je alpsko skijanje s deset, slijedi veslanje s osam. Po šest
      ih imaju atletika, taekwondo i tenis.</p>
      <table>
      <thead><tr><th>Sport</th><th>Zlato</th><th>Srebro</th><th>Bronca</th><th>Ukupno</th></tr></thead>
      <tbody>
      <tr><td>Alpsko skijanje</td><td>4</td><td>6</td><td>0</td><td>10</td></tr>
      <tr><td>Veslanje</td><td>3</td><td>3</td><td>2</td><td>8</td></tr>
      <tr><td>Atletika</td><td>3</td><td>1</td><td>2</td><td>6</td></tr>
      <tr><td>Tenis</td><td>1</td><td>2</td><td>3</td><td>6</td></tr>
      <tr><td>Taekwondo</td><td>1</td><td>0</td><td>5</td><td>6</td></tr>
      <tr><td>Streljaštvo</td><td>2</td><td>0</td><td>2</td><td>4</td></tr>
      <tr><td>Vaterpolo</td><td>1</td><td>3</td><td>0</td><td>4</td></tr>
      <tr><td>Rukomet</td><td>2</td><td>0</td><td>1</td><td>3</td></tr>
      <tr><td>Jedrenje</td><td>1</td><td>2</td><td>0</td><td>3</td></tr>
      <tr><td>Dizanje utega</td><td>1</td><td>0</td><td>1</td><td>2</td></tr>
      <tr><td>Gimnastika</td><td>0</td><td>2</td><td>0</td><td>2</td></tr>
      <tr><td>Judo</td><td>1</td><td>0</td><td>0</td><td>1</td></tr>
      <tr><td>Košarka</td><td>0</td><td>1</td><td>0</td><td>1</td></tr>
      <tr><td>Plivanje</td><td>0</td><td>1</td><td>0</td><td>1</td></tr>
      <tr><td>Biatlon</td><td>0</td><td>0</td><td>1</td><td>1</td></tr>
      <tr><td>Boks</td><td>0</td><td>0</td><td>1</td><td>1</td></tr>
      </tbody>
      </table>
      <p>Tri se skupine jasno razabiru. Prva su sportovi s kontinuitetom, poput veslanja ili tenisa, koji odličja
      donose na Igrama razmaknutima i više od dvadeset godina. Druga su sportovi jednoga naraštaja, u kojima su
      medalje osvojene u kratkom razdoblju: sva su odličja u alpskom skijanju, primjerice, djelo Janice i Ivice
      Kostelića. Treća su sportovi s jednom jedinom medaljom, a takvih je pet: judo, košarka, plivanje, biatlon i
      boks.</p>
      <h2>Kako je zbirka rasla</h2>
      <p>Deseta medalja osvojena je u Salt Lake Cityju, dvadeseta u Pekingu, trideseta u Londonu, četrdeseta u Riju, a
      pedeseta u Tokiju. Do prvih deset trebalo je, dakle, deset godina, a od četrdesete do pedesete samo jedno
      olimpijsko razdoblje.</p>
      <h3>Kada je koji sport ušao na popis</h3>
      <ul>
      <li>Barcelona 1992.: košarka i tenis.</li>
      <li>Atlanta 1996.: rukomet i vaterpolo.</li>
      <li>Sydney 2000.: dizanje utega i veslanje.</li>
      <li>Salt Lake City 2002.: alpsko skijanje.</li>
      <li>Atena 2004.: plivanje.</li>
      <li>Peking 2008.: atletika, gimnastika, streljaštvo i taekwondo.</li>
      <li>Vancouver 2010.: biatlon.</li>
      <li>Rio de Janeiro 2016.: boks i jedrenje.</li>
      <li>Pariz 2024.: judo.</li>
      </ul>
      <p>Torino, London, Soči i Tokio jedine su Igre s hrvatskim odličjima na kojima nije bilo novoga sporta. London
      je pritom osobit primjer: šest medalja u šest sportova, a ni jedan od njih nov.</p>
      <h2>Po ljudima</h2>
      <p>Medalju može osvojiti pojedinac, par ili momčad. U popisu je deset momčadskih odličja: četiri u vaterpolu,
      tri u rukometu, dva u veslanju i jedno u košarci. Ostalih su četrdeset devet osvojili pojedinci i parovi.</p>
      <p>Uz pedeset devet odličja upisano je sto trideset devet različitih osvajača. Većina, njih sto jedanaest, ima
      jednu medalju. Dvije ima dvadeset sportaša, tri ima četvero, četiri trojica, a šest samo jedna sportašica.
      Zimsku je medalju osvojilo tek troje: Janica i Ivica Kostelić te Jakov Fak. Svi su ostali ljetni olimpijci, i
      oni koji su odličje podijelili s momčadi od petnaestak imena i oni koji su na postolje stali sami.</p>
      <h3>Najviše odličja</h3>
      <ul>
      <li><strong>Janica Kostelić</strong> – šest: četiri zlata i dva srebra.</li>
      <li><strong>Martin i Valent Sinković</strong> – po četiri: tri zlata i jedno srebro.</li>
      <li><strong>Ivica Kostelić</strong> – četiri srebra.</li>
      <li><strong>Sandra Elkasević (Perković)</strong> – tri: dva zlata i jedna bronca.</li>
      <li><strong>Venio Losert</strong> – tri: dva zlata i jedna bronca.</li>
      <li><strong>Maro Joković</strong> – tri: jedno zlato i dva srebra.</li>
      <li><strong>Damir Martin</strong> – tri: dva srebra i jedna bronca.</li>
      </ul>
      <h3>Žene i muškarci</h3>
      <p>Žene su osvojile dvadeset odličja, a muškarci trideset devet. Sve su ženske medalje pojedinačne. Muških je
      više zbog momčadi i parova, u kojima su sva hrvatska odličja muška: momčadskih je deset, a osvojenih u paru
      devet. Izdvoje li se, pojedinačnih muških ostaje točno onoliko koliko i ženskih, dvadeset.</p>
      <h2>Kako čitati zbirku</h2>
      <p>Zbirka odličja nije isto što i povijest hrvatskog sporta. U njoj nema četvrtih mjesta, ozlijeđenih favorita
      ni onih koji su na Igre stigli kao jedini predstavnici svojeg sporta. Nema ni trenera.</p>
      <p>Ipak, ona ima jednu vrlinu: provjerljiva je. Svaki se redak može pronaći, zbrojiti i usporediti. Zato je
      dobro polazište za sve druge priče, a pitanje koje iz nje proizlazi uvijek je isto: tko je stajao iza te
      točke?</p>`,
    picture: {
      name: 'medalje.jpg',
      alt: 'Trinaest stupaca zlatnih, srebrnih i brončanih točaka na tamnoplavoj podlozi',
      caption: 'Pedeset devet medalja u trinaest stupaca. Ilustracija',
    },
  },
  {
    key: 'hrvatske-olimpijke',
    language: 'hr-HR',
    title: 'Dvadeset odličja hrvatskih olimpijki, od Janice Kostelić do Lene Stojković',
    category: 'vijesti',
    author: 'tipfeler',
    daysAgo: 2,
    at: '14:15',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>Devet zlata, četiri srebra i sedam bronci: dvanaest hrvatskih sportašica osvojilo je dvadeset olimpijskih
      medalja.</p>`,
    fulltext: `
      <p>Prvu je osvojila Janica Kostelić u Salt Lake Cityju 2002., a četiri su posljednje stigle iz Pariza 2024. U te
      dvadeset dvije godine hrvatske su sportašice osvojile dvadeset odličja, i sva su pojedinačna.</p>
      <ul>
      <li><strong>Janica Kostelić</strong> (alpsko skijanje): četiri zlata i dva srebra.</li>
      <li><strong>Sandra Elkasević (Perković)</strong> (atletika): dva zlata i bronca.</li>
      <li><strong>Blanka Vlašić</strong> (atletika): srebro i bronca.</li>
      <li><strong>Sara Kolak</strong> (atletika): zlato.</li>
      <li><strong>Matea Jelić</strong> (taekwondo): zlato.</li>
      <li><strong>Barbara Matić</strong> (judo): zlato.</li>
      <li><strong>Donna Vekić</strong> (tenis): srebro.</li>
      <li><strong>Snježana Pejčić</strong> (streljaštvo): bronca.</li>
      <li><strong>Martina Zubčić</strong>, <strong>Sandra Šarić</strong>, <strong>Lucija Zaninović</strong>
      i <strong>Lena Stojković</strong> (taekwondo): po jedna bronca.</li>
      </ul>
      <p>Devet od dvadeset hrvatskih zlata osvojile su, dakle, žene, iako im pripada tek nešto više od trećine svih
      odličja. Među ženskim je medaljama zlatna gotovo svaka druga, a među muškima nešto više od četvrtine: jedanaest
      od trideset devet.</p>
      <p>Sve su hrvatske atletske medalje ženske, a u taekwondou pet od šest. Na Igrama u Parizu hrvatske su
      sportašice osvojile četiri od sedam odličja, među kojima i jedno od dvaju zlata.</p>`,
    picture: {
      name: 'judo-pojas.jpg',
      alt: 'Crtež gornjeg dijela kimona s preklopljenim reverima i pojasom',
      caption: 'Zlato u judu najnovije je žensko zlato. Ilustracija',
    },
  },
  {
    key: 'kako-nastaje-broj',
    language: 'hr-HR',
    title: 'Kako nastaje broj časopisa Olimp: od popisa tema do posljednje stranice',
    category: 'casopis-olimp',
    author: 'superadmin',
    daysAgo: 11,
    at: '18:20',
    state: 0,
    introtext: `
      <p>Časopis se ne piše od prve stranice do posljednje. Najprije nastaje kostur, zatim članci, a naslovnica često
      dolazi tek na kraju.</p>`,
    fulltext: `
      <p>Svaki broj počinje popisom tema. Na njemu je uvijek više tema nego što stranica može primiti, pa se prvi
      posao sastoji od odustajanja. Ostaje ono što se uklapa u rubrike i što će čitatelj moći pročitati i poslije
      nekoliko godina.</p>
      <h2>Rubrike i autori</h2>
      <p>Rubrike daju časopisu stalan oblik. Čitatelj zna gdje će naći povijesni prilog, gdje esej, a gdje kroniku.
      Autor, pak, zna koliko prostora ima i kojim tonom piše. Zato se svaki članak u sustavu veže uz rubriku i autora
      prije nego što mu se upiše prva rečenica.</p>
      <h2>Slike i potpisi</h2>
      <p>Potpis slike nije ukras. On kaže tko je ili što je na slici, kada je snimljena i čija je. Opis za one koji
      sliku ne vide pak je drugo: kaže što se na njoj vidi. Oba pišemo odmah, jer se naknadno najlakše
      zaboravljaju.</p>
      <h2>Korektura</h2>
      <p>Posljednje čitanje uvijek je naglas. Tako se najlakše čuje rečenica koja nema kraja i riječ koja se ponavlja.
      Imena provjeravamo još jednom, slovo po slovo, jer pogrešno napisano prezime čitatelj ne oprašta.</p>`,
  },
  {
    key: 'kako-citati-natjecaj',
    language: 'hr-HR',
    title: 'Pet pitanja koja valja postaviti prije prijave na bilo koji natječaj',
    category: 'natjecaji',
    author: 'tipfeler',
    daysAgo: 37,
    at: '08:00',
    state: 1,
    introtext: `
      <p>Većina prijava ne otpada zbog loše zamisli, nego zbog preskočena retka u uputama. Ovaj podsjetnik vrijedi za
      sve natječaje u sportu.</p>`,
    fulltext: `
      <p>Natječajna dokumentacija obično ima više dijelova: tekst natječaja, upute, obrasce i kriterije. Čitaju se tim
      redom, ali se prijava najčešće piše obrnuto, od kriterija prema tekstu. Prije pisanja dobro je odgovoriti na pet
      pitanja.</p>
      <ol>
      <li><strong>Smijem li se prijaviti?</strong> Uvjeti gotovo uvijek određuju tko može biti prijavitelj: klub,
      savez, škola ili pojedinac.</li>
      <li><strong>Do kada?</strong> Rok vrijedi u minutu. Važno je i što se računa: dan slanja ili dan primitka.</li>
      <li><strong>Što se prilaže?</strong> Popis priloga vrijedi otisnuti i kvačicom označiti svaki koji je
      spreman.</li>
      <li><strong>Po čemu se ocjenjuje?</strong> Kriteriji i bodovi govore koliko prostora zaslužuje koji dio
      prijave.</li>
      <li><strong>Što slijedi ako prijava prođe?</strong> Izvještaji, računi i rokovi trošenja dio su obveze, a ne
      sitan tisak.</li>
      </ol>
      <p>Pitanja o natječaju najbolje je poslati pisano i što ranije. Odgovori se često objavljuju, pa pomažu i
      drugima.</p>
      <p>I na kraju: prijavu neka pročita netko tko je nije pisao. Ako iz prve stranice ne može reći što se predlaže,
      nije kriv čitatelj.</p>`,
  },
  {
    key: 'kako-pisemo-priopcenja',
    language: 'hr-HR',
    title: 'Kratko, točno i potpisano: kako pišemo priopćenja',
    category: 'priopcenja',
    author: 'superadmin',
    daysAgo: 44,
    at: '16:00',
    state: 1,
    introtext: `
      <p>Dobro priopćenje odgovara na pitanja koja će čitatelj tek postaviti. Evo pravila kojih se držimo u
      uredništvu.</p>`,
    fulltext: `
      <p>Priopćenje nije članak. Članak smije odgoditi najvažnije, opisati dvoranu i pustiti čitatelja da čeka.
      Priopćenje mora u prvoj rečenici reći tko je što odlučio, objavio ili promijenio.</p>
      <h2>Redoslijed</h2>
      <p>Najprije vijest, zatim razlog, a na kraju pozadina. Ako se tekst mora skratiti, krati se odostraga, pa
      posljednji odlomak nikada ne smije nositi ništa bez čega se ne može.</p>
      <h2>Imena i brojevi</h2>
      <p>Ime se pri prvom spominjanju piše zajedno s prezimenom i dužnošću ili sportom. Brojevi do deset pišu se
      slovima, osim uz mjerne jedinice. Datum uvijek ima godinu, jer se priopćenja čitaju i mnogo poslije objave.</p>
      <h2>Ton</h2>
      <p>Priopćenje ne uvjerava pridjevima. Ako je rezultat velik, to će reći broj. Riječi poput „povijesni” i
      „nezaboravan” ostavljamo za članke, a i ondje ih štedimo.</p>
      <p>Ispravak objavljujemo na istom mjestu na kojem je bila pogreška, s naznakom što je promijenjeno. Tekst koji
      se mijenja bez riječi gubi povjerenje, a pogreška koja se prizna dobiva ga natrag.</p>`,
  },
];
