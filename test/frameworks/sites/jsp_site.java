// Serves a page of docs/frameworks/jsp.md in Tomcat: java JspSite.java PORT FOLDER, where FOLDER has site.json. The
// test puts the classes of the page below these lines.
import com.fasterxml.jackson.databind.*;
import jakarta.servlet.*;
import jakarta.servlet.annotation.*;
import jakarta.servlet.http.*;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import org.apache.catalina.*;
import org.apache.catalina.startup.Tomcat;

class JspSite {
  public static void main(String[] words) throws Exception {
    Path folder = Path.of(words[1]);
    JsonNode site = new ObjectMapper().readTree(folder.resolve("site.json").toFile());
    Path web = Files.createDirectories(folder.resolve("web"));
    String given = "<%@ page import='com.fasterxml.jackson.databind.*' %><%\n"
        + "ObjectMapper mapper = new ObjectMapper(); Object options = application.getAttribute(\"options\");\n"
        + site.get("java").asText() + "request.setAttribute(\"optionsJson\", optionsJson);\n"
        + "if (request.getParameter(\"as\") != null) session.setAttribute(\"customerId\", request.getParameter(\"as\")); %>";
    Files.writeString(web.resolve("index.jsp"), given + site.get("page").asText());
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(folder.toString());
    tomcat.setPort(Integer.parseInt(words[0]));
    tomcat.getConnector().setProperty("address", "127.0.0.1");
    Context shop = tomcat.addWebapp("", web.toString());
    shop.setParentClassLoader(JspSite.class.getClassLoader());
    shop.addServletContainerInitializer((classes, context) -> {
      context.setAttribute("options", site.get("options"));
      context.setAttribute("title", site.get("title").asText());
      context.addFilter("tokens", new Tokens()).addMappingForUrlPatterns(null, false, "/*");
      context.addServlet("refuse", new CheckPostcode()).addMapping("/refuse");
      context.addServlet("private", new Private()).addMapping("/private");
      context.addJspFile("taken", "/index.jsp").addMapping("/call", "/form");
    }, null);
    tomcat.start();
  }
}

