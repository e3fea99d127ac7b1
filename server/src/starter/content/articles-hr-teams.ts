import type { StarterArticle } from './starter-article.ts';

/** Articles about a sport as a whole and about teams. */
export const teamArticles: readonly StarterArticle[] = [
  {
    key: 'tenis-finale-tokio',
    language: 'hr-HR',
    title: 'Dva para iz iste zemlje na istom postolju: Mektić i Pavić zlatni, Čilić i Dodig srebrni',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 19,
    at: '12:40',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>U igri parova na Igrama u Tokiju zlato i srebro osvojila su dva hrvatska para. Takvo što na hrvatskom popisu
      odličja nema ponavljanja.</p>`,
    fulltext: `
      <p>Nikola Mektić i Mate Pavić osvojili su u Tokiju zlato, a Marin Čilić i Ivan Dodig srebro. U istoj disciplini,
      na istim Igrama, dva su najviša mjesta pripala istoj zemlji.</p>
      <p>Nijedna druga disciplina u hrvatskoj zbirci od pedeset devet medalja nema dva odličja s istih Igara. U nekim
      je sportovima medalja bilo više, ali uvijek u različitim disciplinama ili kategorijama: u atletici u Riju,
      primjerice, osvojene su tri, svaka u svojoj.</p>
      <h2>Kako je to moguće</h2>
      <p>Na Igrama jedna zemlja u tenisu može prijaviti dva para. Ako su oba dovoljno dobra i ako ih ždrijeb smjesti u
      suprotne polovice, mogu se sresti tek na kraju. U istoj bi polovici jedan par drugoga izbacio ranije.</p>
      <p>To je ujedno prvo hrvatsko olimpijsko zlato u tenisu. Prije njega osvojene su tri bronce: dvije u Barceloni i
      jedna u Ateni. Čilićev put do medalje bio je pritom dug: u Tokiju je na Igrama nastupio četvrti put.</p>`,
    picture: {
      name: 'teniski-teren.jpg',
      alt: 'Crtež teniskog terena odozgo; loptica baca sjenu na crvenu zemlju',
      caption: 'Teniski teren odozgo. Ilustracija',
    },
  },
  {
    key: 'rukomet',
    language: 'hr-HR',
    title: 'Rukomet: dva zlata, jedna bronca i igrači koji su ih povezali',
    category: 'casopis-olimp',
    author: 'tipfeler',
    daysAgo: 96,
    at: '14:00',
    state: 1,
    introtext: `
      <p>Atlanta 1996., Atena 2004. i London 2012.: hrvatski su rukometaši na postolju bili triput, u razmacima od po
      osam godina.</p>`,
    fulltext: `
      <p>Tri olimpijske medalje hrvatskih rukometaša dijele jednaki razmaci, a povezuju ih imena. Nisu to tri potpuno
      različite momčadi, nego lanac u kojem se svaka karika drži za prethodnu.</p>
      <h2>Od Atlante do Atene</h2>
      <p>Slavko Goluža, Venio Losert i Valter Matošević bili su u objema zlatnim momčadima, 1996. i 2004. Među
      njihovim suigračima u Atlanti bili su i Patrik Ćavar, Vladimir Jelčić i Zlatko Saračević, a u Ateni Mirza
      Džomba, Petar Metličić i Vlado Šola.</p>
      <h2>Od Atene do Londona</h2>
      <p>Ivano Balić, Blaženko Lacković, Venio Losert, Igor Vori i Drago Vuković osvojili su zlato u Ateni i broncu u
      Londonu. Ondje su se s njima našli, među ostalima, Mirko Alilović, Domagoj Duvnjak, Ivan Čupić i Manuel
      Štrlek.</p>
      <p>Samo je jedno ime u svim trima popisima: Venio Losert, s dvama zlatima i jednom broncom.</p>
      <p>Od deset hrvatskih momčadskih odličja rukometna su tri, vaterpolska četiri, veslačka dva, a košarkaško je
      jedno.</p>`,
    picture: {
      name: 'rukometni-teren.jpg',
      alt: 'Crtež polovice rukometnog terena: plavi vratarev prostor i isprekidana crta',
      caption: 'Crte rukometnog terena. Ilustracija',
    },
  },
  {
    key: 'vaterpolo',
    language: 'hr-HR',
    title: 'Vaterpolo od Atlante do Pariza: jedno zlato i tri srebra',
    category: 'casopis-olimp',
    author: 'tipfeler',
    daysAgo: 28,
    at: '16:10',
    state: 1,
    introtext: `
      <p>Vaterpolisti su osvojili četiri olimpijska odličja, više nego ijedna druga hrvatska momčad.</p>`,
    fulltext: `
      <p>Popis počinje srebrom u Atlanti 1996. Slijede zlato u Londonu 2012., srebro u Rio de Janeiru 2016. i srebro u
      Parizu 2024. U svakoj je momčadi trinaest igrača, pa uz četiri medalje stoje ukupno pedeset dva retka s imenima,
      ali ne i pedeset dva različita čovjeka.</p>
      <ul>
      <li>Igor Hinić bio je i u srebrnoj momčadi iz Atlante i u zlatnoj iz Londona.</li>
      <li>Damir Burić, Andro Bušlje, Josip Pavić i Sandro Sukno osvojili su zlato u Londonu i srebro u Riju.</li>
      <li>Marko Bijač, Luka Bukić i Luka Lončar osvojili su srebro u Riju i srebro u Parizu.</li>
      <li>Maro Joković bio je u trima momčadima: londonskoj i pariškoj te onoj iz Rija.</li>
      </ul>
      <p>Joković je jedini hrvatski vaterpolist s trima olimpijskim odličjima. Nastupio je na pet Igara, od Pekinga do
      Pariza.</p>
      <h2>Zašto trinaest</h2>
      <p>U vodi je istodobno sedam igrača, od kojih je jedan vratar. Ostali su na klupi i smiju ulaziti u igru više
      puta. Vaterpolo je sport u kojem se ne smije dodirnuti dno, pa su izmjene način da momčad izdrži do kraja.</p>`,
    picture: {
      name: 'vaterpolo-lopta.jpg',
      alt: 'Crtež žute vaterpolske lopte na valovima ispred crvenih vrata',
      caption: 'Lopta ispred vrata. Ilustracija',
    },
  },
  {
    key: 'kosarka-1992',
    language: 'hr-HR',
    title: 'Dvanaest imena barcelonskog srebra',
    category: 'casopis-olimp',
    author: 'tipfeler',
    daysAgo: 88,
    at: '17:30',
    state: 1,
    introtext: `
      <p>Jedina hrvatska olimpijska medalja u košarci pripada momčadi iz Barcelone 1992. Podsjećamo tko ju je
      činio.</p>`,
    fulltext: `
      <p>Popis osvajača srebra u Barceloni ima dvanaest imena. Donosimo ih abecednim redom, onako kako stoje u bazi
      odličja:</p>
      <ol>
      <li>Vladan Alanović</li>
      <li>Franjo Arapović</li>
      <li>Danko Cvjetićanin</li>
      <li>Alan Gregov</li>
      <li>Arijan Komazec</li>
      <li>Toni Kukoč</li>
      <li>Aramis Naglić</li>
      <li>Velimir Perasović</li>
      <li>Dražen Petrović</li>
      <li>Dino Rađa</li>
      <li>Žan Tabak</li>
      <li>Stojko Vranković</li>
      </ol>
      <p>Abecedni red nije slučajan izbor. U momčadskom sportu medalja pripada svima jednako, bez obzira na to tko je
      igrao koliko minuta. Zato se u popisima odličja ne navode ni koševi ni petorke, nego samo imena.</p>
      <p>Ta je medalja po još nečemu prva: stoji na samom početku hrvatskog popisa. Kada se odličja nižu po Igrama, a
      unutar Igara po boji, srebro iz Barcelone prvi je od pedeset devet redaka.</p>
      <p>Hrvatski su košarkaši na Igrama nastupali i poslije, među ostalim u Pekingu 2008. i Rio de Janeiru 2016., ali
      se na postolje nisu vratili.</p>`,
  },
  {
    key: 'taekwondo',
    language: 'hr-HR',
    title: 'Taekwondo: šest odličja na četirima Igrama, od toga pet ženskih',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 87,
    at: '09:05',
    state: 1,
    introtext: `
      <p>Od Pekinga do Pariza taekwondo je Hrvatskoj donio jedno zlato i pet bronci. Samo na Igrama u Riju odličja
      nije bilo.</p>`,
    fulltext: `
      <p>Malo se koji sport u tako kratkom razdoblju tako često pojavljuje na hrvatskom popisu. Redoslijed odličja u
      taekwondou ovakav je:</p>
      <table>
      <thead><tr><th>Igre</th><th>Kategorija</th><th>Odličje</th><th>Ime</th></tr></thead>
      <tbody>
      <tr><td>Peking 2008.</td><td>do 57 kg</td><td>bronca</td><td>Martina Zubčić</td></tr>
      <tr><td>Peking 2008.</td><td>do 67 kg</td><td>bronca</td><td>Sandra Šarić</td></tr>
      <tr><td>London 2012.</td><td>do 49 kg</td><td>bronca</td><td>Lucija Zaninović</td></tr>
      <tr><td>Tokio 2020.</td><td>do 67 kg</td><td>zlato</td><td>Matea Jelić</td></tr>
      <tr><td>Tokio 2020.</td><td>do 80 kg</td><td>bronca</td><td>Toni Kanaet</td></tr>
      <tr><td>Pariz 2024.</td><td>do 49 kg</td><td>bronca</td><td>Lena Stojković</td></tr>
      </tbody>
      </table>
      <p>Zašto toliko bronci? U taekwondou se u svakoj kategoriji dijele dvije brončane medalje. Poraženi od finalista
      dobivaju novu priliku u dodatnim borbama, a pobjednici tih borbi i poraženi polufinalisti bore se za dvije
      bronce. Četvero sportaša na postolju, dakle, nije pogreška u tablici.</p>
      <p>Zlato Matee Jelić zato je i po boji i po rijetkosti na vrhu tog popisa. A Toni Kanaet jedini je muškarac na
      njemu.</p>`,
  },
  {
    key: 'streljastvo',
    language: 'hr-HR',
    title: 'Puška i sačmarica: četiri streljačke medalje u dvjema disciplinama',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 85,
    at: '10:45',
    state: 1,
    introtext: `
      <p>Dvije bronce osvojene su zračnom puškom, a dva zlata gađanjem letećih meta. Između prve i posljednje medalje
      prošlo je šesnaest godina.</p>`,
    fulltext: `
      <p>Hrvatsko streljaštvo na Igrama ima četiri odličja, i sva su pojedinačna.</p>
      <h2>Zračna puška</h2>
      <p>Snježana Pejčić osvojila je broncu u Pekingu 2008., a Miran Maričić broncu u Parizu 2024. Oboje su gađali
      zračnom puškom s udaljenosti od deset metara. Središte mete pritom je manje od glavice pribadače, pa se
      natjecanje odlučuje u desetinkama kruga.</p>
      <h2>Trap</h2>
      <p>U trapu se sačmaricom gađaju glinene mete koje iz zaklona izlijeću u smjeru što ga strijelac unaprijed ne
      zna. Ovdje desetinki nema: meta je pogođena ili nije. Giovanni Cernogoraz pobijedio je u Londonu 2012., a Josip
      Glasnović u Rio de Janeiru 2016.</p>
      <p>Dva različita hrvatska strijelca osvojila su tako zlato u istoj disciplini na dvjema uzastopnim Igrama.</p>
      <p>Streljaštvo je zanimljivo i po dugim olimpijskim putovima. Petar Gorša nastupio je na pet Igara, od Pekinga
      do Pariza, a Snježana Pejčić na četirima, od Pekinga do Tokija.</p>`,
    picture: {
      name: 'meta.jpg',
      alt: 'Crtež mete s koncentričnim krugovima i zlatnim pogocima',
      caption: 'Koncentrični krugovi mete. Ilustracija',
    },
  },
  {
    key: 'veslanje',
    language: 'hr-HR',
    title: 'Od osmerca do samca: osam veslačkih medalja',
    category: 'vijesti',
    author: 'tipfeler',
    daysAgo: 67,
    at: '07:55',
    state: 1,
    introtext: `
      <p>Tri zlata, tri srebra i dvije bronce: veslanje je po broju odličja najuspješniji hrvatski sport na ljetnim
      Igrama.</p>`,
    fulltext: `
      <p>Osam veslačkih medalja osvojeno je u pet vrsta čamaca, od najvećega do najmanjega.</p>
      <ul>
      <li><strong>Osmerac s kormilarom</strong>: bronca u Sydneyju 2000.</li>
      <li><strong>Četverac na pariće</strong>: srebro u Londonu 2012.</li>
      <li><strong>Dvojac bez kormilara</strong>: srebro u Ateni 2004. (Nikša i Siniša Skelin) te zlato u Tokiju 2020.
      i Parizu 2024. (Martin i Valent Sinković).</li>
      <li><strong>Dvojac na pariće</strong>: zlato u Rio de Janeiru 2016. (Martin i Valent Sinković).</li>
      <li><strong>Samac</strong>: srebro u Rio de Janeiru 2016. i bronca u Tokiju 2020. (Damir Martin).</li>
      </ul>
      <p>Najviše odličja ima dvojac bez kormilara, tri. U njemu svaki veslač ima samo jedno veslo, pa je međusobno
      usklađivanje važnije nego u ijednom drugom čamcu.</p>
      <p>Nikša i Siniša Skelin na popisu su dvaput: u brončanom osmercu i u srebrnom dvojcu. Damir Martin ima tri
      medalje, a Martin i Valent Sinković po četiri. Kada se zbroje svi osvajači, u hrvatskom je veslanju odličje
      osvojilo trinaest ljudi.</p>`,
    picture: {
      name: 'veslanje-dvojac.jpg',
      alt: 'Crtež čamca s četirima veslima odozgo na plavoj vodi',
      caption: 'Četiri vesla, dva veslača. Ilustracija',
    },
  },
];
